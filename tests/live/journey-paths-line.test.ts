import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { matchStatus } from '#domain/matches/status.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { Path, Step } from '#model-testing/path.ts';
import { liveModel } from '#machines/live/model.ts';
import { findMatch, changeMeanwhile, playTo } from '#tests/scoring/own-match.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import { expect, holdTime } from '#tests/support/product.ts';
import { askedLine, heardSign, holdLine, linesOf, openLine, silentServer } from './held-line.ts';

/** The latest that the first try again comes. */
const latest = (outcome: Outcome): Outcome =>
  outcome.name === 'lost' ? { name: 'lost', sends: { type: 'line.lost', luck: 1 } } : outcome;

const model: typeof liveModel = {
  ...liveModel,
  outcomes: { ...liveModel.outcomes, liveLine: liveModel.outcomes['liveLine']?.map(latest) },
};

const isLine = (step: Step | undefined, name: string): boolean =>
  step?.kind === 'callback' && step.src === 'liveLine' && step.outcome.name === name;

const isUnknown = ({ steps }: Path): boolean => isLine(steps[0], 'not known here');
const isDeaf = ({ steps }: Path): boolean => isLine(steps[0], 'a score');
const isTakenUp = ({ steps }: Path): boolean => steps.filter((step) => isLine(step, 'open')).length > 1;
const isSilent = ({ steps }: Path): boolean =>
  steps.some(({ kind, from }) => kind === 'timer' && from.matches({ listening: 'open' }));

/** The match whose page is open, and the page beside it that holds the line. */
let matchId = 0;
let beside: Page | null = null;

const reading = () => `**/api/match/${matchId}`;

/** Opens the page of the match, where time passes only as it is drawn. */
async function openMatch(page: Page): Promise<void> {
  const read = page.waitForResponse(reading()).then(() => true);
  await page.goto(`/match/${matchId}`);
  const aFrame = () => page.clock.runFor(20).then(() => false);
  while (!(await Promise.race([read, aFrame()])));
}

/** A page of the same browser asks for the line first; a deaf one has it, and does not tell who asks. */
async function openBeside(page: Page, isDeaf: boolean): Promise<Page> {
  const there = await page.context().newPage();
  if (isDeaf) {
    await there.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
  }
  await holdLine(there);
  await openMatch(there);
  if (isDeaf) await openLine(there);
  return there;
}

/** Chromium hides no page that is driven from outside: the page hears what one hears that is hidden or shown again. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** What was missed meanwhile is read at once. */
async function catchUp(page: Page, comeBack: () => Promise<void>): Promise<void> {
  const read = page.waitForResponse(reading());
  await comeBack();
  await (await read).finished();
}

/** Where the machine tells of scores, the page reads the match again. */
const told =
  (bring: Bring): Bring =>
  async (page, event, moment) => {
    const read = moment.step.effects.length > 0 ? page.waitForRequest(reading()) : null;
    await bring(page, event, moment);
    await read;
  };

const open: Bring = async (page, _event, { path, step }) => {
  if (beside && step.from.matches({ listening: 'connecting' })) return openLine(beside);
  await beside?.close();
  beside = null;
  await openLine(page, isSilent(path) ? await silentServer() : undefined);
};

/** It has no screen of its own: whether a line is asked for or held is what can be seen. */
async function lineStands(page: Page, expected: AnyMachineSnapshot): Promise<void> {
  const own = { connecting: ['asked'], open: ['open'] } as const;
  const [, stands = []] =
    Object.entries(own).find(([state]) => !beside && expected.matches({ listening: state })) ?? [];
  await expect.poll(() => linesOf(page)).toEqual(stands);
}

proveInBrowser(model, {
  among: 'the paths of scoring',
  holdsTime: true,
  begin: async (page, path) => {
    const match =
      (await findMatch(page, ['nineBall'], matchStatus.live)) ??
      (await findMatch(page, ['nineBall'], matchStatus.upcoming));
    ({ matchId } = await playTo(page, match?.matchId ?? 0, 1));
    await holdTime(page);
    beside = isDeaf(path) || isTakenUp(path) ? await openBeside(page, isDeaf(path)) : null;
    await holdLine(page);
    if (!isUnknown(path)) return;
    await page.addInitScript(() => {
      const sought = () => void (document.documentElement.dataset['sought'] = 'EventSource');
      Object.defineProperty(window, 'EventSource', { get: sought });
    });
  },
  open: async (page, path) => {
    await openMatch(page);
    if (isUnknown(path)) await page.locator('[data-sought]').waitFor();
  },
  calls: {},
  actors: {
    liveLine: {
      open: told(open),
      lost: async (page) => (await askedLine(page)).abort('connectionrefused'),
      'a score': told((page) => changeMeanwhile(page, matchId)),
      'a sign of life': heardSign,
    },
    connection: {
      'the network goes': async (page, _event, { step }) => {
        // One that is gone already comes for a moment, which nobody looks at.
        if (!step.from.context['isOnline']) await page.context().setOffline(false);
        await page.context().setOffline(true);
      },
      'the network comes': (page) => catchUp(page, () => page.context().setOffline(false)),
    },
    visibility: {
      'the page is hidden': (page) => setHidden(page, true),
      'the page is shown': (page) => catchUp(page, () => setHidden(page, false)),
    },
  },
  leaveOut: (step) => (isLine(step, 'a change of a plan') ? 'nobody books a table in this walk' : null),
  untaken: ['live.listening.open|plans.came|0'],
  // A browser without such lines says so as soon as it is asked.
  unseen: (step) => isLine(step, 'not known here'),
  behind: lineStands,
});
