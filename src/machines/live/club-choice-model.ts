import { defineModel } from '#model-testing/model.ts';
import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { liveWords } from '#domain/words/live.ts';
import { clubChoiceMachine, findClubs, type ClubChoiceContext } from './club-choice.ts';

const words = liveWords.choice;

const clubs = [
  { clubId: 7, name: 'Club Billares Obelisco' },
  { clubId: 2, name: 'Académie de billard' },
];

export const clubChoiceModel = defineModel(clubChoiceMachine, {
  id: 'club-choice',
  cases: { 'text.changed': ({ text }) => [{ text: text === 'academie' ? 'zzz' : 'academie' }] },
  outcomes: {
    listActiveClubs: [
      { name: 'two', ok: true, output: { rows: clubs } },
      { name: 'none', ok: true, output: { rows: [] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ clubs: { length }, text, problem }) => [length, text, problem?.kind],
  controls: {
    'text.changed': { role: 'searchbox', name: words.search, value: 'text' },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    reading: { texts: [words.loading] },
    failed: { texts: [words.failed, errorWords.unanswered] },
    empty: { texts: [words.empty] },
    shown,
  },
  requirements: { shown: ['A-2.22'] },
});

function shown(context: ClubChoiceContext) {
  const names = findClubs(context).found.map(({ name }) => name);
  return {
    texts: names.length === 0 ? [words.none] : [],
    roles: names.map((name) => ({ role: 'link', name })),
    absent: names.length === 0 ? [] : [words.none],
  };
}
