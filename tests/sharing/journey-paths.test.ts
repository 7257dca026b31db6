import { fixturePageWords } from '#domain/words/fixture-page.ts';
import { shareModel } from '#machines/fixtures/share-model.ts';
import { asFor, proveInBrowser } from '#tests/support/browser-proof.ts';
import {
  copiedOn,
  deviceIsDismissed,
  deviceRefuses,
  deviceTakes,
  holdDevice,
} from '#tests/support/held-device.ts';
import { expect, expectTold } from '#tests/support/product.ts';

const words = fixturePageWords.share;

/** A tournament of the demo that is in play, so that its page asks for it again and again, and one of another name. */
const address = '/tournamentInfo/12';
const renamed = asFor('/api/tournament/2');

/** Where the product is that is walked in, and with it the link that is passed on. */
let origin = '';
const link = () => `${origin}${address}`;

const model: typeof shareModel = {
  ...shareModel,
  shows: {
    ...shareModel.shows,
    'offered.byHand': () => ({ roles: [{ role: 'textbox', name: words.byHand, value: link() }] }),
  },
};

proveInBrowser(model, {
  begin: async (page, { start }) => {
    await holdDevice(page, { canShare: start.name === 'where the device can share' });
    await page.goto(address);
    origin = new URL(page.url()).origin;
    // The switch of the times stands there once the app has taken the page over.
    await page.getByRole('switch').waitFor();
  },
  calls: { getTournament: { url: '**/api/tournament/*' } },
  actors: {
    shareLink: {
      shared: deviceTakes,
      'closed without a choice': deviceIsDismissed,
      refused: deviceRefuses,
    },
    copyText: {
      copied: async (page) => {
        await deviceTakes(page);
        await expectTold(page, words.copied);
        expect(await copiedOn(page)).toBe(link());
      },
      refused: deviceRefuses,
    },
  },
  outside: {
    // The page reads the tournament again, and it has another name by then.
    'link.changed': async (page, _event, { letGo }) => {
      await page.clock.runFor(10_000);
      await letGo('getTournament', renamed);
      await page.getByRole('heading', { name: 'Abierto de Monterrey', exact: true }).waitFor();
    },
  },
});
