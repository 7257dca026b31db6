import { unpack } from '#browser/unpack.ts';
import { joinLater, laterStylesId, type LaterPart } from '#domain/later-styles.ts';

/** Milliseconds between looks for a server that has gone, and after which a page that nobody sees is not waited for. */
const retryAfter = 5_000;
const unseenFor = 200;

/** What was pressed before the app was there to hear it, as the script in the page holds it. */
type Held = {
  control: HTMLElement | null;
  letGo: () => void;
  /** Links lead on without the app, or to the browser's own words for why they cannot. */
  leadOn: () => void;
};
const { held } = globalThis as unknown as { held: Held };

/** What was typed before the app was there to hear it; the app begins with fields as they were served. */
function typedTexts(): () => void {
  const fields = [...document.querySelectorAll('input')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const typed = fields.map((field) => [field, field.value] as const);
  return () => {
    for (const [field, value] of typed) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

/** A page that was served whole is on the screen before the app takes the processor. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenFor);
  });
}

/**
 * Puts all the styles of the page behind those of its first picture. These stay: a sheet that changes makes browsers look
 * for the fonts anew, and what has been painted without them would move.
 */
async function completeStyles(): Promise<void> {
  const first = document.querySelector('style[data-files]');
  if (!first || !document.getElementById(laterStylesId)) return;
  const later = await unpack(laterStylesId);
  if (later === null) return namedStyles().forEach((file) => (file.disabled = false));
  const textContent = joinLater(first.textContent, JSON.parse(later) as LaterPart[]);
  first.after(Object.assign(document.createElement('style'), { textContent }));
}

async function loadApp(): Promise<() => Promise<void>> {
  try {
    return await (await import('./take-over.tsx')).prepareApp();
  } catch {
    held.leadOn();
    return startAnew();
  }
}

/** Browsers remember that a module could not be had, so another try is another page; this one stays until there is one. */
async function startAnew(): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    const isThere = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
    if (isThere?.ok) location.reload();
  }
}

const namedStyles = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');

/** Names the files whose styles stand in the page, switched off, lest the parts of the app that need them fetch them. */
function nameStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-files]')) {
    for (const href of dataset['files']?.split(' ') ?? []) {
      const named = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        disabled: true,
        href,
      });
      document.head.append(named);
    }
  }
}

/** What can wait does, and is left where it cannot be had. */
function whenIdle(work: () => Promise<void>): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => void work().catch(() => {}));
}

for (const styled of document.querySelectorAll<HTMLElement>('[data-style]')) {
  styled.style.cssText = styled.dataset['style'] ?? '';
  styled.removeAttribute('data-style');
}
nameStyles();
if (document.getElementById('app')?.hasChildNodes()) await painted();
await completeStyles();
const takeOver = await loadApp();
const typeAgain = typedTexts();
await takeOver();
held.letGo();
typeAgain();
held.control?.click();
if (import.meta.env.PROD)
  whenIdle(() => import('#browser/keep-pages.ts').then(({ keepPages }) => keepPages()));
