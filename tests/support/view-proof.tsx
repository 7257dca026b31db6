import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Model } from '#model-testing/model.ts';
import {
  checkSurface,
  targetOf,
  viewControl,
  type Found,
  type Surface,
  type Target,
} from '#model-testing/oracle.ts';
import { valueText, type Path } from '#model-testing/path.ts';
import type { Recorder } from '#model-testing/recorder.ts';
import { bareDriver, type BareDriver } from '#model-testing/replay-bare.ts';
import type { Driver } from '#model-testing/replay.ts';
import { screenOf, type Screen, type ScreenJudge } from '#model-testing/screens.ts';
import type { Part, ViewControl } from '#model-testing/surface.ts';
import { domSurface, elementOf, namesOnce, screenParts } from './dom-surface.ts';
import { provePaths } from './proof.ts';
import { isRecording, recordedScreens, ScreenRecorder } from './screen-record.ts';
import { faultsFolder, ViewFaults } from './view-faults.ts';

/** A control that is out of sight until people open what holds it: a menu, another page. */
export type Beneath = Part & {
  open: () => void | Promise<void>;
  /** Puts things back, where what was opened covers the rest. */
  close?: () => void | Promise<void>;
};

/** What a view needs to be proved, beyond its model. */
export type ViewWay = {
  /** Stands in for the model's machine where an effect has no place in jsdom. */
  machine?: AnyStateMachine;
  beneath?: readonly Beneath[];
  /** Brings about what no control makes, as the outside would; else the machine is told at once. */
  outside?: Readonly<Record<string, (event: AnyEventObject) => void | Promise<void>>>;
};

/** Proves a machine through its view: controls are used as people use them, and all that must show is looked for. */
export function proveView(model: Model, view: (actor: never) => ReactElement, way: ViewWay = {}): void {
  if (isRecording()) {
    recordScreens(model, view, way);
    return;
  }
  const judge = recordedScreens(model.id);
  const folder = faultsFolder();
  if (folder === undefined) {
    provePaths(model, 'view', (path, recorder) => viewDriver(path, recorder, view, { ...way, judge }));
    return;
  }
  const faults = new ViewFaults(model, judge);
  provePaths(model, 'view', async (path, recorder) => {
    const driver = await viewDriver(path, recorder, view, { ...way, judge });
    const check: Driver['check'] = async (expected) => {
      await driver.check(expected);
      const naming = namesOnce();
      faults.look(expected, path.id, await lookBeneath(way.beneath ?? [], naming), naming);
    };
    return { ...driver, check };
  });
  afterAll(() => faults.keep(folder));
}

/** Milliseconds until a part that comes late stands on its screen. */
const settling = 250;

function recordScreens(model: Model, view: (actor: never) => ReactElement, way: ViewWay): void {
  const record = new ScreenRecorder(model.id);
  provePaths(model, 'view', async (path, recorder) => {
    const driver = await viewDriver(path, recorder, view, way);
    const check: Driver['check'] = async (expected) => {
      await driver.check(expected);
      await quietly(() => new Promise((resolve) => setTimeout(resolve, settling)));
      await driver.check(expected);
      record.add(valueText(expected.value), screenOf(screenParts(namesOnce())));
    };
    return { ...driver, check };
  });
  afterAll(() => record.keep());
}

function checkScreen(judge: ScreenJudge, state: string, screen: Screen): void {
  const found = judge.findings(state, screen);
  if (found.length === 0) return;
  throw new Error(
    [`The screen of ${state} is not the recorded one; npm run screens takes it down again:`, ...found].join(
      '\n- ',
    ),
  );
}

async function viewDriver(
  path: Path,
  recorder: Recorder,
  view: (actor: never) => ReactElement,
  { machine, beneath = [], outside = {}, judge }: ViewWay & { readonly judge?: ScreenJudge },
): Promise<Driver> {
  const { model } = path;
  const bare: BareDriver = bareDriver(path, machine ? { recorder, machine } : { recorder });
  await quietly(() => void render(view(bare.actor as never)));
  return {
    send: (step) =>
      quietly(async () => {
        const control = viewControl(model, step.event.type);
        if (!control) return (outside[step.event.type] ?? (() => bare.send(step)))(step.event);
        const target = targetOf(control, step.from, step.event);
        await beneath.find((part) => isSame(part, target))?.open();
        use(control, target, step.event);
      }),
    settle: (src, outcome, step) => quietly(() => bare.settle(src, outcome, step)),
    advance: (step) => quietly(() => bare.advance(step)),
    check: (expected) =>
      soon(async () => {
        await bare.check(expected);
        const naming = namesOnce();
        checkSurface(model, expected, await lookBeneath(beneath, naming));
        if (judge) checkScreen(judge, valueText(expected.value), screenOf(screenParts(naming)));
      }),
    async stop() {
      cleanup();
      await bare.stop?.();
    },
  };
}

/** Lets React finish what a piece of work sets off, answers that come right after it included. */
const quietly = (work: () => void | Promise<void>): Promise<void> =>
  act(async () => {
    await work();
    await new Promise((resolve) => setImmediate(resolve));
  });

/** Milliseconds and looks that what comes late may take; a busy machine has less time for each look. */
const limit = { milliseconds: 1_000, looks: 20 };

/** What comes late, a lazy part or an answer, is waited for; what is still wrong then is wrong. */
async function soon(check: () => Promise<void>): Promise<void> {
  const end = performance.now() + limit.milliseconds;
  for (let look = 1; ; look += 1) {
    try {
      return await check();
    } catch (cause) {
      if (look > limit.looks && performance.now() > end) throw cause;
      await quietly(() => new Promise((resolve) => setTimeout(resolve, 5)));
    }
  }
}

const isSame = (part: Part, target: Part): boolean => part.role === target.role && part.name === target.name;

/** The document as people know it who have also opened what can be opened. */
async function lookBeneath(
  beneath: readonly Beneath[],
  naming: (element: Element) => string,
): Promise<Surface> {
  const seen: (readonly [Part, Found])[] = [];
  for (const part of beneath) {
    await quietly(part.open);
    seen.push([part, domSurface().find(part)]);
    await quietly(() => part.close?.());
  }
  const surface = domSurface(document.body, naming);
  return {
    ...surface,
    find: (sought) => seen.find(([part]) => isSame(part, sought))?.[1] ?? surface.find(sought),
  };
}

export function use(control: ViewControl, target: Target, event: AnyEventObject): void {
  const element = elementOf(document.body, target);
  for (const field of control.fields ?? []) type(elementOf(document.body, field), event[field.value]);
  const gesture = control.gesture ?? (control.value ? 'fill' : 'click');
  if (gesture === 'fill') type(element, event[control.value ?? '']);
  else if (gesture === 'select') fireEvent.change(element, { target: { value: event[control.value ?? ''] } });
  else if (gesture === 'press') fireEvent.keyDown(element, { key: control.key ?? 'Enter' });
  // A tab goes to whoever presses it down, before the press is a click.
  else if (control.role === 'tab') fireEvent.mouseDown(element);
  else fireEvent.click(element);
}

function type(element: HTMLElement, text: unknown): void {
  const isTyped = element instanceof HTMLInputElement && element.value === String(text);
  // Typing what is there already changes nothing, so no event would come: the key is pressed all the same.
  if (isTyped) fireEvent.input(element, { target: { value: `${String(text)} ` } });
  fireEvent.input(element, { target: { value: String(text) } });
}
