import { defineModel } from '#model-testing/model.ts';
import { overlayAddress, overlayForms } from '#domain/live/overlay.ts';
import { liveWords } from '#domain/words/live.ts';
import { streamingMachine } from './streaming.ts';

const words = liveWords.streaming;
const origin = 'https://baulk.example';

export const streamingModel = defineModel(streamingMachine, {
  starts: [
    { name: 'of a match', input: { origin, place: { by: 'match', matchId: 7 } } },
    { name: 'of a table', input: { origin, place: { by: 'table', clubId: 3, table: 12 } } },
  ],
  cases: { copy: overlayForms.map((form) => ({ form })) },
  outcomes: {
    copyText: [
      { name: 'copied', ok: true },
      { name: 'refused', ok: false, error: { name: 'NotAllowedError' } },
    ],
  },
  identity: ({ place }) => place.by,
  controls: {
    copy: { role: 'button', name: ({ event }) => words.copyOf(words.forms[event.form]) },
  },
  shows: {
    offered: ({ place }) => ({
      texts: [place.by === 'match' ? words.textOfMatch : words.textOfTable],
      roles: overlayForms.flatMap((form) => [
        { role: 'textbox', name: words.forms[form], value: origin + overlayAddress(form, place) },
        { role: 'link', name: words.openOf(words.forms[form]) },
      ]),
    }),
    'offered.fine': { absent: [{ role: 'alert' }] },
    'offered.refused': { texts: [words.refused], roles: [{ role: 'alert' }] },
    copying: { tags: ['busy'] },
  },
});
