import { walkthroughModel } from '#machines/faq/walkthrough-model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';

/** The product knows of no film, unless who runs it names one. */
const model: typeof walkthroughModel = {
  ...walkthroughModel,
  cases: { 'film.known': [{ film: null }] },
};

proveInBrowser(model, {
  moves: true,
  holdsTime: true,
  begin: async (page, { start }) => {
    if (start.name === 'where little may move') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await page.getByRole('searchbox').waitFor();
  },
  calls: {},
  outside: {
    // The page tells it as soon as it has its configuration.
    'film.known': async () => {},
  },
  untaken: ['walkthrough.closed|open|0', 'walkthrough.filmed|close|0', 'walkthrough.filmed|film.failed|0'],
});
