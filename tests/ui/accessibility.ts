import axe from 'axe-core';
import { untilStill } from '#tests/support/still.ts';

// axe asks for a canvas to tell icons from letters and takes none for an answer; jsdom would complain aloud.
HTMLCanvasElement.prototype.getContext = () => null;

/** What axe finds wrong in a rendered tree once it stands still; contrast is measured elsewhere, because jsdom paints nothing. */
export const faultsIn = async (tree: Element): Promise<string[]> => {
  await untilStill();
  const { violations } = await axe.run(tree, {
    // A window in the page has nothing in it here, and axe would wait for its answer.
    iframes: false,
    preload: false,
    // What is right is not described element by element.
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' ')}`);
};
