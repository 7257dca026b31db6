import { defineModel } from '#model-testing/model.ts';
import { searchMachine } from './search.ts';

/** Each list calls its field by a name of its own. */
const field = (text: string) => ({ roles: [{ role: 'searchbox', value: text }] });

export const searchModel = defineModel(searchMachine, {
  id: 'search',
  input: { text: '' },
  cases: {
    'text.changed': ({ text }) => [{ text: text === 'cue' ? 'cue ' : 'cue' }],
    'address.changed': ({ text }) => [{ text: 'draw' }, ...(text === 'cue ' ? [{ text: 'cue' }] : [])],
  },
  identity: ({ text }) => [text],
  controls: {
    'text.changed': { kind: 'outside', from: 'the search field' },
    submit: { kind: 'outside', from: 'Enter in the search field' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
  },
  shows: { still: ({ text }) => field(text), typing: ({ text }) => field(text) },
  requirements: {},
});
