import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { transition, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { outcomesOf } from '#model-testing/events.ts';
import { findings, targetOf, viewControl, type Found } from '#model-testing/oracle.ts';
import { isSends } from '#model-testing/outcome.ts';
import type { Path } from '#model-testing/path.ts';
import type { Driver } from '#model-testing/replay.ts';
import type { Part, ViewControl } from '#model-testing/surface.ts';
import { atOnceOf } from './browser-walks.ts';
import type { KeepPicture } from './browser-pictures.ts';
import type { Beneath, BrowserWay } from './browser-way.ts';
import type { Held } from './held-calls.ts';
import { pageSurface, type PageSurface } from './page-surface.ts';

/** A walk of one path on one page. */
export type Walk = {
  page: Page;
  session: CDPSession;
  path: Path;
  way: BrowserWay;
  held: Held;
  keepPicture: KeepPicture;
};

/** Walks a path as people and the world around them make it happen. */
export function browserDriver(walk: Walk): Driver {
  const { page, path, way, held } = walk;
  const { letGo } = held;
  const { model } = path;
  let taken = 0;
  return {
    async send(step) {
      const { event, from } = step;
      const control = viewControl(model, event.type);
      if (!control) {
        const bring = way.outside?.[event.type];
        if (!bring) throw new Error(`Nothing brings "${event.type}" about in a browser.`);
        return bring(page, event, { path, step, letGo });
      }
      const target = targetOf(control, from, event);
      const beneath = way.beneath?.find((part) => isSame(part, target));
      if (!beneath) return use(page, control, target, event);
      // A page that still follows closes what has been opened.
      await expect(async () => {
        await beneath.open(page);
        await elementOf(page, target).click({ timeout: 5_000 });
      }).toPass();
    },
    async settle(src, { name }, step) {
      const bring = way.actors?.[src]?.[name];
      // It has turned out by itself.
      if (way.unseen?.(step) || (!bring && atOnceOf(way, path)[src] === name)) return;
      if (bring) return bring(page, step.event, { path, step, letGo });
      const answer = way.calls[src]?.outcomes?.[name];
      if (!answer) throw new Error(`Nothing makes "${src}" turn out as "${name}" in a browser.`);
      const going = letGo(src, answer);
      await (way.holdsTime ? framesUntil(page, going) : going);
    },
    async advance({ ms, from }) {
      // What stands already as it will while a call is under way says nothing of whether it is, and its time has begun.
      for (const src of heldIn(walk, from)) await held.hasCome(src);
      // What appears under the pointer is held, and time would not pass for it.
      await page.mouse.move(2, 2);
      await page.clock.fastForward(ms);
    },
    async check(expected) {
      const next = path.steps[taken];
      let seen: string | null = null;
      if (!next || !way.unseen?.(next)) {
        const settled = afterwards(walk, expected);
        // A page may be seen before what takes no time has turned out, and on a busy machine only after it.
        const shown = await lookUntilRight(walk, [...new Set(taken === 0 ? [expected, settled] : [settled])]);
        seen = shown.seen;
        await way.behind?.(page, shown.expected);
      }
      taken += 1;
      await walk.keepPicture(seen);
    },
  };
}

/** The sources whose calls are held while the machine stands as it does. */
const heldIn = ({ path, way }: Walk, { children }: AnyMachineSnapshot): string[] =>
  Object.values<AnyActorRef | undefined>(children)
    .map((child) => String(child?.src))
    .filter((src) => src in way.calls && atOnceOf(way, path)[src] === undefined);

/** What is expected once the actors that take no time in a browser have turned out. */
function afterwards(walk: Walk, expected: AnyMachineSnapshot): AnyMachineSnapshot {
  const { path } = walk;
  for (const [src, name] of Object.entries(atOnceOf(walk.way, path))) {
    const [id] =
      Object.entries<AnyActorRef | undefined>(expected.children).find(([, child]) => child?.src === src) ??
      [];
    const outcome = outcomesOf(path.model, path.start, src)?.find((one) => one.name === name);
    if (id === undefined || outcome === undefined || isSends(outcome)) continue;
    const event = outcome.ok
      ? { type: `xstate.done.actor.${id}`, output: outcome.output }
      : { type: `xstate.error.actor.${id}`, error: outcome.error };
    const [next] = transition(expected.machine, expected, event);
    return next;
  }
  return expected;
}

const timeout = 30_000;
const aFrame = 20;

/** Lets a page whose time is held draw meanwhile: one that is still drawn for the first time makes no call yet. */
async function framesUntil(page: Page, done: Promise<void>): Promise<void> {
  const settled = done.then(() => true);
  const aMoment = () => new Promise<false>((resolve) => void setTimeout(resolve, 50, false));
  while (!(await Promise.race([settled, aMoment()]))) await page.clock.runFor(aFrame);
}

type Shown = { expected: AnyMachineSnapshot; seen: string };

/** A page needs a moment to follow; what is still wrong after that is wrong. Answers which of the states it shows. */
async function lookUntilRight(walk: Walk, states: readonly AnyMachineSnapshot[]): Promise<Shown> {
  const end = performance.now() + timeout;
  for (;;) {
    let wrong: readonly string[] = [];
    for (const expected of states) {
      const { seen, found } = await look(walk, expected);
      if (found.length === 0) return { expected, seen };
      wrong = found;
    }
    if (performance.now() > end) throw new Error(`The page is wrong:\n${wrong.join('\n')}`);
    await aChange(walk.page);
  }
}

/** Waits until something changes on a page, but not for long: some of what people see changes without a trace. */
async function aChange(page: Page): Promise<void> {
  const changed = page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
    });
  });
  // A page that is left while it is waited for is another one by then, which is a change as well.
  const until = changed.catch(() => {});
  await Promise.race([until, new Promise((resolve) => setTimeout(resolve, 150))]);
}

async function look({ page, session, path, way }: Walk, expected: AnyMachineSnapshot) {
  try {
    // What is drawn for the first time waits for a frame.
    if (way.holdsTime) await page.clock.runFor(aFrame);
    const surface = await surfaceOf(page, session, way.beneath ?? []);
    return { seen: surface.name(), found: findings(path.model, expected, surface) };
  } catch (cause) {
    // What goes away while it is looked at, because the page is still following, is looked at again.
    const why = cause instanceof Error ? cause.message : String(cause);
    return { seen: '', found: [`it cannot be looked at: ${why}`] };
  }
}

/** The page as people know it who have also opened what can be opened. */
async function surfaceOf(page: Page, session: CDPSession, beneath: readonly Beneath[]): Promise<PageSurface> {
  const seen: (readonly [Part, Found])[] = [];
  for (const part of beneath) {
    await part.open(page);
    seen.push([part, (await pageSurface(page, session)).find(part)]);
    await part.close(page);
  }
  const surface = await pageSurface(page, session);
  return {
    ...surface,
    find: (sought) => seen.find(([part]) => isSame(part, sought))?.[1] ?? surface.find(sought),
  };
}

const isSame = (part: Part, other: Part): boolean => part.role === other.role && part.name === other.name;

async function use(page: Page, control: ViewControl, target: Part, event: AnyEventObject): Promise<void> {
  const element = elementOf(page, target);
  for (const field of control.fields ?? []) await elementOf(page, field).fill(String(event[field.value]));
  const text = control.value ? String(event[control.value]) : '';
  const gesture = control.gesture ?? (control.value ? 'fill' : 'click');
  if (gesture === 'fill') await element.fill(text);
  else if (gesture === 'select') await element.selectOption(text);
  else if (gesture === 'press') await element.press(control.key ?? 'Enter');
  else await element.click();
}

/** The part that the oracle has looked at: of two of one name, as the cross and the button of a dialog, the first. */
function elementOf(page: Page, { role, name = '', within }: Part & { within?: Part }): Locator {
  const around = within === undefined ? page : partOf(page, within);
  return partOf(around, { role, name }).first();
}

function partOf(around: Page | Locator, { role, name }: Part): Locator {
  if (role === 'password') return around.getByLabel(name ?? '', { exact: true });
  const found = around.getByRole(role as 'button', name === undefined ? {} : { name, exact: true });
  // What opens and closes details is a button to people, and to Playwright none.
  if (role === 'button' && name !== undefined)
    return found.or(around.locator('summary').getByText(name, { exact: true }));
  return role === 'dialog'
    ? found.or(around.getByRole('alertdialog', name === undefined ? {} : { name, exact: true }))
    : found;
}
