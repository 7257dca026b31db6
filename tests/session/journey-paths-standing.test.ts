import { standingModel } from '#machines/session/standing-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn, isTakenOver } from '#tests/support/signed-in.ts';

proveInBrowser(standingModel, {
  holdsTime: true,
  begin: async (page) => {
    await beSignedIn(page, 'player@baulk.example');
    await page.goto('/faq');
    await isTakenOver(page, 'Player');
  },
  calls: { getStanding: { url: '**/api/standing', outcomes: { read: goOn, unanswered: noAnswer } } },
  actors: {
    // It has no screen of its own: that the call comes is what can be seen.
    polling: {
      'it is time': async (page) => {
        const asked = page.waitForRequest('**/api/standing').then(() => true);
        const aSecond = () => page.clock.fastForward(1_000).then(() => false);
        // What asks comes with a part of the app that may still be on its way.
        let isAsked = false;
        while (!isAsked) isAsked = await Promise.race([asked, aSecond()]);
      },
    },
  },
});
