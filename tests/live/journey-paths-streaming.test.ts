import { overlayAddress, overlayForms } from '#domain/live/overlay.ts';
import { liveWords } from '#domain/words/live.ts';
import type { StreamingContext } from '#machines/live/streaming.ts';
import { streamingModel } from '#machines/live/streaming-model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { copiedOn, deviceRefuses, deviceTakes, holdDevice } from '#tests/support/held-device.ts';
import { expect, expectTold } from '#tests/support/product.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

const words = liveWords.streaming;

/** A live match of the demo, which the owner may score, and a table of the first club, for who runs it. */
const owner = 'owner@baulk.example';
const keeper = 'club@baulk.example';
const match = { by: 'match', matchId: 29 } as const;
const table = { by: 'table', clubId: 1, table: 12 } as const;
const placeOf = ({ place }: Pick<StreamingContext, 'place'>) => (place.by === 'match' ? match : table);

/** Where the product is that is walked in, and with it the addresses that are handed out. */
let origin = '';

const model: typeof streamingModel = {
  ...streamingModel,
  shows: {
    ...streamingModel.shows,
    offered: (context) => {
      const place = placeOf(context as unknown as StreamingContext);
      return {
        texts: [place.by === 'match' ? words.textOfMatch : words.textOfTable],
        roles: overlayForms.flatMap((form) => [
          { role: 'textbox', name: words.forms[form], value: origin + overlayAddress(form, place) },
          { role: 'link', name: words.openOf(words.forms[form]) },
        ]),
      };
    },
    // The page around it keeps an alert of its own ready.
    'offered.fine': { absent: [words.refused] },
  },
};

proveInBrowser(model, {
  begin: async (page, { start }) => {
    await holdDevice(page, { canShare: false });
    const { place } = start.input as StreamingContext;
    await beSignedIn(page, place.by === 'match' ? owner : keeper);
    if (place.by === 'match') await page.goto(`/match/${match.matchId}`);
    else {
      const { rows } = (await ask(page, 'get', `table/club/${table.clubId}`)) as {
        rows: { tableId: number; number: number }[];
      };
      const tableId = rows.find(({ number }) => number === table.table)?.tableId;
      await page.goto(`/add-table?clubId=${table.clubId}&tableId=${tableId}`);
    }
    origin = new URL(page.url()).origin;
    await page.getByRole('heading', { name: words.title }).waitFor();
  },
  calls: {},
  actors: {
    copyText: {
      copied: async (page, _event, { step }) => {
        await deviceTakes(page);
        await expectTold(page, words.copied);
        const { form, place } = step.from.context as unknown as StreamingContext;
        expect(await copiedOn(page)).toBe(origin + overlayAddress(form, placeOf({ place })));
      },
      refused: deviceRefuses,
    },
  },
});
