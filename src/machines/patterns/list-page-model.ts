import { defineModel } from '#model-testing/model.ts';
import { listPageMachine } from './list-page.ts';
import { toast } from './telling.ts';

const first = { filters: { search: '' }, page: 1, size: 10 };
const second = { ...first, page: 2 };
const searched = { ...first, filters: { search: 'cue' } };

export const listPageModel = defineModel(listPageMachine, {
  id: 'list-page',
  input: { question: first },
  cases: {
    'address.changed': ({ question }) => [{ question: question.page === 1 ? second : first }],
    'question.changed': [],
    'search.chosen': [],
    'list.read': [],
    'subject.read': [],
    'records.changed': [],
    notice: [],
  },
  outcomes: {
    reports: [
      { name: 'the list asks for other words', sends: { type: 'question.changed', question: searched } },
      { name: 'the list asks for its second page', sends: { type: 'question.changed', question: second } },
      { name: 'words are searched for', sends: { type: 'search.chosen', text: 'cue' } },
      { name: 'the list is read', sends: { type: 'list.read', news: { type: 'records.read' } } },
      {
        name: 'what it belongs to is read',
        sends: { type: 'subject.read', news: { type: 'subject.known' } },
      },
      { name: 'a record is changed', sends: { type: 'records.changed' } },
      { name: 'somebody is to be told', sends: toast('success', 'Saved.') },
    ],
    list: [],
    search: [],
    actions: [],
    subject: [],
  },
  identity: ({ question }) => [question],
  controls: {
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    'question.changed': { kind: 'outside', from: 'the list' },
    'search.chosen': { kind: 'outside', from: 'the search field' },
    'list.read': { kind: 'outside', from: 'the list' },
    'subject.read': { kind: 'outside', from: 'what the list belongs to' },
    'records.changed': { kind: 'outside', from: 'what is done to a record' },
    notice: { kind: 'outside', from: 'the list and what is done to its records' },
  },
  requirements: {},
});
