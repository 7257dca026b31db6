import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#kit/chart.ts';
import { createElk } from '#kit/elk.ts';
import { layoutOf, type Frame, type LaidState, type Layout } from '#kit/layout.ts';
import { everythingMachine, everythingModel } from './machines/everything.ts';
import { chainMachine } from './machines/chain.ts';

const engine = createElk();
const chart = chartOf(everythingMachine, everythingModel);
const layout = await layoutOf(chart, engine);

const isInside = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const meet = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const siblings = ({ states }: Layout): (readonly [LaidState, LaidState])[] =>
  states.flatMap((a, index) =>
    states.slice(index + 1).flatMap((b) => (a.parent === b.parent ? [[a, b] as const] : [])),
  );

describe('the layout of a chart', () => {
  test('has every state and every transition', () => {
    expect(layout.states.map(({ id }) => id)).toEqual(chart.states.map(({ id }) => id));
    const arrows = layout.arrows.flatMap(({ lines }) => lines.map(({ transition }) => transition));
    const rows = layout.states.flatMap(({ rows: held }) => held.map(({ transition }) => transition));
    const told = new Set([...arrows, ...rows]);
    expect(chart.transitions.filter(({ id }) => !told.has(id))).toEqual([]);
    expect(layout.arrows.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  test('draws a state inside its parent and beside its siblings', () => {
    const byId = new Map(layout.states.map((state) => [state.id, state]));
    for (const state of layout.states) {
      const parent = byId.get(state.parent ?? '');
      if (parent) expect([state.id, isInside(state, parent)]).toEqual([state.id, true]);
    }
    expect(siblings(layout).filter(([a, b]) => meet(a, b))).toEqual([]);
  });

  test('keeps every line of a state inside its box', () => {
    for (const { rows, height } of layout.states) for (const { y } of rows) expect(y).toBeLessThan(height);
  });

  test('is plain JSON and the same every time', async () => {
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
    expect(await layoutOf(chart, createElk())).toEqual(layout);
  });

  test('has a dot in each compound state, and leads from it', () => {
    const begun = chart.states.filter(({ kind, initial }) => kind === 'compound' && initial !== null);
    expect(layout.dots.map(({ state }) => state)).toEqual(begun.map(({ id }) => id));
    expect(layout.arrows.filter(({ kind }) => kind === 'initial')).toHaveLength(begun.length);
  });

  test('leads from history to where it goes at first', () => {
    const first = layout.arrows.filter(({ kind }) => kind === 'history');
    expect(first.length).toBeGreaterThan(0);
    expect(
      first.every(({ source }) => chart.states.some(({ id, kind }) => id === source && kind === 'history')),
    ).toBe(true);
  });

  test('begins at the top and reads downwards', async () => {
    const { states } = await layoutOf(chartOf(chainMachine(4)), engine);
    const tops = states.slice(1).map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('tells two transitions between the same states on one arrow', async () => {
    const machine = setup({ types: { events: {} as { type: 'a' | 'b' } } }).createMachine({
      id: 'two',
      initial: 'one',
      states: { one: { on: { a: 'other', b: 'other' } }, other: {} },
    });
    const { arrows } = await layoutOf(chartOf(machine), engine);
    const lines = arrows.filter(({ kind }) => kind === 'transition').map((arrow) => arrow.lines);
    expect(lines).toEqual([
      [
        { text: 'a', transition: 'two.one|a|0' },
        { text: 'b', transition: 'two.one|b|0' },
      ],
    ]);
  });

  test('lays out sixty states without one over another', async () => {
    const large = await layoutOf(chartOf(chainMachine(60)), engine);
    expect(large.states).toHaveLength(61);
    expect(siblings(large).filter(([a, b]) => meet(a, b))).toEqual([]);
  });
});
