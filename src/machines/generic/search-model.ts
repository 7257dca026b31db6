import { defineModel } from '#kit/model.ts';
import { searchMachine } from './search.ts';

export const searchModel = defineModel(searchMachine, {
  id: 'search',
  input: { text: '' },
  cases: {
    'text.changed': ({ text }) => [{ text: text === 'cue' ? 'cue ' : 'cue' }],
    'address.changed': [{ text: 'draw' }],
  },
  identity: ({ text }) => [text],
  controls: {
    'text.changed': { kind: 'outside', from: 'the search field' },
    submit: { kind: 'outside', from: 'Enter in the search field' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
  },
  shows: { still: {}, typing: {} },
  requirements: {},
});
