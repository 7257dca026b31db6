import type { Page } from '@playwright/test';

type Answer = 'taken' | 'refused' | 'dismissed';
type HeldDevice = { answerDevice: (answer: Answer) => void };

/** What a page asks of its device, the clipboard or the device's own sharing, waits until its path says how it turns out. */
export async function holdDevice(page: Page, { canShare }: { canShare: boolean }): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((hasSharing) => {
    // A page that is not the product's own, as an empty one, has no clipboard.
    if (!('clipboard' in navigator)) return;
    const asking: ((answer: Answer) => void)[] = [];
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        asking.push((answer) => {
          const error = answer === 'dismissed' ? 'AbortError' : 'NotAllowedError';
          if (answer === 'taken') resolve();
          else reject(new DOMException('', error));
        });
      });
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await ask();
      await write(text);
    };
    if (hasSharing) Object.defineProperty(navigator, 'share', { value: ask });
    else Reflect.deleteProperty(Navigator.prototype, 'share');
    const answerDevice = (answer: Answer): void => {
      // A clipboard that is closed is closed for the old way as well.
      if (answer === 'refused') Document.prototype.execCommand = () => false;
      asking.shift()?.(answer);
    };
    Object.assign(window, { answerDevice });
  }, canShare);
}

const answer = (page: Page, given: Answer): Promise<void> =>
  page.evaluate((one) => (window as unknown as HeldDevice).answerDevice(one), given);

/** The device does what was asked of it. */
export const deviceTakes = (page: Page): Promise<void> => answer(page, 'taken');
/** The device does not let the page do what was asked of it. */
export const deviceRefuses = (page: Page): Promise<void> => answer(page, 'refused');
/** People close what the device offers them without a choice. */
export const deviceIsDismissed = (page: Page): Promise<void> => answer(page, 'dismissed');
/** What a page has put on the clipboard. */
export const copiedOn = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
