import type { Page } from '@playwright/test';

type HeldDevice = { answerDevice: (isTaken: boolean) => void };

/** What a page asks of its device, the clipboard or the device's own sharing, waits until its path says how it turns out. */
export async function holdDevice(page: Page, { canShare }: { canShare: boolean }): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((hasSharing) => {
    // A page that is not the product's own, as an empty one, has no clipboard.
    if (!('clipboard' in navigator)) return;
    const asking: ((isTaken: boolean) => void)[] = [];
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        asking.push((isTaken) => (isTaken ? resolve() : reject(new DOMException('', 'NotAllowedError'))));
      });
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await ask();
      await write(text);
    };
    if (hasSharing) Object.defineProperty(navigator, 'share', { value: ask });
    else Reflect.deleteProperty(Navigator.prototype, 'share');
    const answerDevice = (isTaken: boolean): void => {
      // A clipboard that is closed is closed for the old way as well.
      if (!isTaken) Document.prototype.execCommand = () => false;
      asking.shift()?.(isTaken);
    };
    Object.assign(window, { answerDevice });
  }, canShare);
}

const answer = (page: Page, isTaken: boolean): Promise<void> =>
  page.evaluate((given) => (window as unknown as HeldDevice).answerDevice(given), isTaken);

/** The device does what was asked of it. */
export const deviceTakes = (page: Page): Promise<void> => answer(page, true);
/** The device does not let the page do what was asked of it. */
export const deviceRefuses = (page: Page): Promise<void> => answer(page, false);
/** What a page has put on the clipboard. */
export const copiedOn = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
