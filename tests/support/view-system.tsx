import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model } from '#model-testing/model.ts';
import { targetOf, viewControl, type Target } from '#model-testing/oracle.ts';
import type { Part, ViewControl } from '#model-testing/surface.ts';
import { membersOf, startSystem, type System, type SystemOffer } from '#model-testing/system.ts';
import { planSystem, type Outset, type SystemPath } from '#model-testing/system-plan.ts';
import { elementsOf, isUsable } from './dom-surface.ts';
import { use, type Beneath } from './view-proof.tsx';

/** What the page of a system needs to be proved, beyond its model. */
type SystemWay = {
  /** Where the controls of an actor stand, whose names others have too. */
  within?: Readonly<Record<string, Part>>;
  /** What people open first, a menu or another page, and leave again. */
  beneath?: readonly Beneath[];
  /** Whether the page would say just that now, of an event with which it says what it knows of another actor. */
  says?: Readonly<Record<string, (event: AnyEventObject, snapshotOf: SnapshotOf) => boolean>>;
  /**
   * What the page never has within reach where a path does it, by actor and event: it lies below a dialog, or what the page shows
   * is of another actor, whose model has other rows.
   */
  unseen?: readonly string[];
};

type Snapshot = AnyMachineSnapshot | undefined;

/** How an actor of the system stands, by its name. */
type SnapshotOf = (name: string) => Snapshot;

/**
 * Proves a parent with its children through the page that shows them: what a person does is done with the controls of the page,
 * and every actor must stand, and tell the others, as it was planned. What the page has out of reach at the time, below an open
 * dialog or in a part that is not shown, is told to its actor.
 */
export function proveSystemView(
  model: Model,
  view: (parent: never) => ReactElement,
  { within = {}, beneath = [], says = {}, unseen = [] }: SystemWay = {},
): void {
  const { paths } = planSystem(model);
  const acts = new Set<string>();
  const done = new Set<string>();
  const perform = async (system: System, offer: SystemOffer): Promise<void> => {
    const control = controlOf(model, offer);
    const snapshotOf: SnapshotOf = (name) =>
      system
        .members()
        .find((member) => member.name === name)
        ?.actor.getSnapshot() as Snapshot;
    const snapshot = snapshotOf(offer.actor);
    if (control === undefined || snapshot === undefined || offer.kind !== 'event')
      return system.perform(offer);
    const { event } = offer;
    const target = targetOf(control, snapshot, event);
    const place = within[offer.actor];
    const sought: Target = place === undefined ? target : { ...target, within: place };
    const act = `${offer.actor} ${event.type}`;
    acts.add(act);
    if (says[act]?.(event, snapshotOf) === false) return system.perform(offer);
    const over = beneath.find(({ role, name }) => role === target.role && name === target.name);
    await over?.open();
    const [element] = elementsOf(document.body, sought);
    if (element === undefined || !isUsable(element)) system.perform(offer);
    else {
      use(control, sought, event);
      done.add(act);
    }
    await over?.close?.();
  };
  describe(`${model.id} with its children, view`, () => {
    it.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_title, path) => {
      const system = startSystem(model, path.start);
      const [parent] = system.members();
      await quietly(() => void render(view(parent?.actor as never)));
      try {
        compare(system, path.initial, 'at the start');
        for (const [index, step] of path.steps.entries()) {
          await quietly(() => perform(system, step.offer));
          compare(system, step, `after step ${index + 1} of ${path.steps.length}, ${step.label}`);
        }
      } finally {
        cleanup();
        system.stop();
      }
    });

    it('has a control within reach for all that people do in the paths, save what is listed', () => {
      expect([...acts].filter((act) => !done.has(act)).toSorted()).toEqual(unseen.toSorted());
    });
  });
}

function controlOf(model: Model, offer: SystemOffer): ViewControl | undefined {
  const member = membersOf(model).get(offer.actor);
  return offer.kind === 'event' && member ? viewControl(member, offer.event.type) : undefined;
}

function compare(system: System, { messages, told }: Outset, when: string): void {
  const seen = { when, messages: system.doings().messages, told: JSON.parse(system.told()) as unknown };
  expect(seen).toEqual({ when, messages, told: JSON.parse(told) as unknown });
}

const longestTitle = 160;

const titleOf = ({ id, start, steps }: SystemPath): string => {
  const words = `${id} ${[start.name, ...steps.map(({ label }) => label)].join(' → ')}`;
  return words.length > longestTitle ? `${words.slice(0, longestTitle)}…` : words;
};

/** Lets React finish what a piece of work sets off. */
const quietly = (work: () => void | Promise<void>): Promise<void> =>
  act(async () => {
    await work();
    await new Promise((resolve) => setImmediate(resolve));
  });
