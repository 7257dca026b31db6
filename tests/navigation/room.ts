import type { CDPSession, Page } from '@playwright/test';

const clients = new WeakMap<Page, Promise<CDPSession>>();

/** Letters of a size as people choose it in the settings of their browser. */
export async function chooseFont(page: Page, standard: number): Promise<void> {
  const client = clients.get(page) ?? page.context().newCDPSession(page);
  clients.set(page, client);
  await (await client).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
}

/** What lies beyond the window, or is cut off by what holds it; what ends in dots or scrolls by itself does on purpose. */
export const findBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const surplus = document.documentElement.scrollWidth - innerWidth;
    if (surplus > 0) found.push(`The page is ${surplus} px wider than the window.`);
    for (const element of document.querySelectorAll<HTMLElement>('a, button, h1, h2, label, p, dt, dd, td')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || !element.checkVisibility()) continue;
      let isHeld = false;
      for (let at: Element | null = element; at && !isHeld; at = at.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(at);
        isHeld = clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX);
      }
      const { overflowX } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (!isHeld && (isCut || box.right > innerWidth + 1 || box.left < -1)) {
        found.push(element.outerHTML.slice(0, 160));
      }
    }
    return found;
  });

/**
 * Makes every word of the page longer for a moment, as another language does, and tells what is cut off then. What ends
 * in dots on purpose is told to nobody.
 */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parents = new Set<HTMLElement>();
    const before = new Map<Text, string>();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || /^(?:SCRIPT|STYLE|OPTION)$/.test(parent.tagName)) continue;
      before.set(text, text.data);
      text.data = text.data.replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
      );
      parents.add(parent);
    }
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || clipPath !== 'none') return false;
      return /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    };
    const found = [...parents].flatMap((parent) => {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, position, clipPath } = getComputedStyle(at);
        if (textOverflow === 'ellipsis' || clipPath !== 'none' || /auto|scroll/.test(overflowX)) return [];
        if (isCut(at)) return [at.outerHTML.slice(0, 120)];
        if (position === 'fixed') break;
      }
      return [];
    });
    if (document.documentElement.scrollWidth > innerWidth) found.push('The page is wider than the window.');
    for (const [text, data] of before) text.data = data;
    return [...new Set(found)];
  });
