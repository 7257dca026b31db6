import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#model-testing/chart.ts';
import { createElk } from '#model-testing/elk.ts';
import type { Point } from '#model-testing/layout-graph.ts';
import { layoutOf, type Frame, type LaidState, type Layout } from '#model-testing/layout.ts';
import { everythingMachine, everythingModel } from './machines/everything.ts';
import { chainMachine } from './machines/chain.ts';
import { seasonMachine, seasonModel } from './machines/season.ts';

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

/** The piece of an arrow between two of its bends. */
const around = (from: Point, to: Point): Frame => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

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
});

describe('a chart of more than sixty states', async () => {
  const large = await layoutOf(chartOf(seasonMachine, seasonModel), engine);
  const holders = new Set(large.states.map(({ parent }) => parent));
  const boxes = large.states.filter(({ id }) => !holders.has(id));
  const labels = large.arrows.flatMap(({ id, label }) => (label ? [{ id, label }] : []));
  const ways = large.arrows.flatMap(({ id, points }) =>
    points.slice(1).map((to, index) => ({ id, frame: around(points[index] ?? to, to) })),
  );

  test('has no state over another', () => {
    expect(large.states.length).toBeGreaterThan(60);
    expect(siblings(large).filter(([a, b]) => meet(a, b))).toEqual([]);
  });

  test('has no words over a state, over other words or over the way of another arrow', () => {
    const hidden = labels.flatMap(({ id, label }) => [
      ...boxes.filter((box) => meet(label, box)).map((box) => [id, box.id]),
      ...labels.filter((other) => other.id !== id && meet(label, other.label)).map((other) => [id, other.id]),
      ...ways.filter((way) => way.id !== id && meet(label, way.frame)).map((way) => [id, way.id]),
    ]);
    expect(labels.length).toBeGreaterThan(60);
    expect(hidden).toEqual([]);
  });

  test('has no arrow through a state', () => {
    const through = ways.flatMap((way) =>
      boxes.filter((box) => meet(way.frame, inset(box, 2))).map((box) => [way.id, box.id]),
    );
    expect(through).toEqual([]);
  });
});
