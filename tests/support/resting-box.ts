import type { Locator } from '@playwright/test';

/** Where a part stands once nothing moves it or what it is in; a transition that another one replaces ends by that. */
export async function restingBox(part: Locator) {
  await part.evaluate(async (element) => {
    const moving = element.ownerDocument.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target && (target.contains(element) || element.contains(target));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const box = await part.boundingBox();
  if (!box) throw new Error('Nothing is drawn there.');
  return box;
}
