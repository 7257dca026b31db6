import { defineModel } from '#model-testing/model.ts';
import { countQuestions, findQuestions } from '#domain/faq/find.ts';
import { faqWords as words, questionGroups } from '#domain/words/faq.ts';
import { faqMachine } from './machine.ts';

const all = questionGroups.flatMap(({ questions }) => questions);
const questionOf = (id: string): string => all.find((question) => question.id === id)?.question ?? id;
const firstWords = (id: string): string => all.find((question) => question.id === id)?.answer[0] ?? id;

export const faqModel = defineModel(faqMachine, {
  id: 'faq',
  input: { place: { text: '', open: [] } },
  cases: {
    'text.changed': ({ text }) => [{ text: text === 'overlay' ? 'zzz' : 'overlay' }],
    'section.toggled': [{ id: 'referee' }, { id: 'hiding-my-name' }],
    'link.followed': [{ id: 'saving-cards' }, { id: 'no-such-question' }],
    'address.changed': [{ place: { text: '', open: ['referee'] } }, { place: { text: 'zzz', open: [] } }],
  },
  identity: ({ text }) => text,
  controls: {
    'text.changed': { role: 'searchbox', name: words.search, value: 'text' },
    submit: { kind: 'outside', from: 'Enter in the search field' },
    clear: { role: 'button', name: words.clear },
    'section.toggled': { role: 'button', name: ({ event }) => questionOf(event.id) },
    'link.followed': { kind: 'outside', from: 'a link with the id of a question' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to the questions' },
  },
  shows: {
    still: ({ text, open }) => shown(text, open),
    typing: ({ text, open }) => shown(text, open),
  },
  requirements: { still: ['A-1.03', 'A-2.26', 'C-1.16'] },
  invariants: {
    'nothing is open twice': ({ context: { open } }) => new Set(open).size === open.length,
  },
});

function shown(text: string, open: readonly string[]) {
  const groups = findQuestions(text);
  const standing = groups.flatMap(({ questions }) => questions);
  const answers = standing.filter(({ id }) => open.includes(id)).map(({ id }) => firstWords(id));
  const hidden = standing.filter(({ id }) => !open.includes(id)).map(({ id }) => firstWords(id));
  const count = countQuestions(groups);
  return {
    texts: [...answers, count === 0 ? words.none : words.title],
    roles: groups.map(({ title }) => ({ role: 'heading', name: title })),
    absent: [...hidden, ...(count === 0 ? [] : [words.none])],
  };
}
