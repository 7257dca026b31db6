import { machineWords as words } from '#domain/words/dev-machines.ts';
import type { Layout } from '#model-testing/layout.ts';
import { defineModel } from '#model-testing/model.ts';
import { explorerMachine } from './explorer-machine.ts';

/** A lamp, laid out. */
const layout: Layout = {
  id: 'lamp',
  width: 300,
  height: 200,
  states: [
    {
      id: 'lamp',
      path: '',
      parent: null,
      kind: 'compound',
      title: 'lamp',
      rows: [],
      x: 0,
      y: 0,
      width: 300,
      height: 200,
    },
    {
      id: 'lamp.off',
      path: 'off',
      parent: 'lamp',
      kind: 'atomic',
      title: 'off',
      rows: [],
      x: 20,
      y: 40,
      width: 96,
      height: 36,
    },
    {
      id: 'lamp.on',
      path: 'on',
      parent: 'lamp',
      kind: 'atomic',
      title: 'on',
      rows: [],
      x: 20,
      y: 140,
      width: 96,
      height: 36,
    },
  ],
  dots: [{ state: 'lamp', x: 68, y: 20 }],
  arrows: [
    {
      id: 'lamp.off|lamp.on',
      kind: 'transition',
      source: 'lamp.off',
      target: 'lamp.on',
      lines: [{ text: 'turn', transition: 'lamp.off|turn|0' }],
      points: [
        { x: 68, y: 76 },
        { x: 68, y: 140 },
      ],
      label: { x: 74, y: 98, width: 40, height: 20 },
    },
  ],
  kinds: { 'lamp.off|turn|0': 'event' },
};

const on = { machine: 'lamp', state: 'on' };
const off = { machine: 'lamp', state: 'off' };
const gone = { machine: 'gone', state: null };
const move = { kind: 'outside', from: 'a hand on the chart' } as const;

export const explorerModel = defineModel(explorerMachine, {
  starts: [
    { name: 'no machine', input: { known: ['lamp'], place: null } },
    { name: 'a state of a machine', input: { known: ['lamp'], place: on } },
  ],
  cases: {
    'search.changed': [{ search: 'lamp' }],
    'place.chosen': [{ place: { machine: 'lamp', state: null } }],
    'address.changed': [{ place: off }, { place: gone }, { place: null }],
    'panel.chosen': [{ panel: 'paths' }],
    pan: [{ dx: 10, dy: -10 }],
    zoom: [{ factor: 2, x: 10, y: 10 }],
    resized: [{ width: 800, height: 600 }],
    'state.followed': [{ state: 'on' }],
  },
  outcomes: {
    layoutChart: [
      { name: 'laid out', ok: true, output: layout },
      { name: 'failed', ok: false, error: 'no worker' },
    ],
    watchAddress: [
      { name: 'another state', sends: { type: 'address.changed', place: off } },
      { name: 'no such machine', sends: { type: 'address.changed', place: gone } },
      { name: 'no machine', sends: { type: 'address.changed', place: null } },
    ],
  },
  identity: ({ layout: drawn }) => drawn !== null,
  controls: {
    'search.changed': { kind: 'outside', from: 'the field above the list' },
    'place.chosen': { kind: 'outside', from: 'the list, the chart and the details' },
    'panel.chosen': { kind: 'outside', from: 'the tabs beside the chart' },
    pan: move,
    zoom: move,
    resized: { kind: 'outside', from: 'the window' },
    'state.followed': { kind: 'outside', from: 'the path that is played' },
    'zoom.in': { role: 'button', name: words.zoomIn },
    'zoom.out': { role: 'button', name: words.zoomOut },
    fit: { role: 'button', name: words.fit },
    retry: { role: 'button', name: words.retry },
    'address.changed': { kind: 'internal' },
  },
  shows: {
    'exploring.choosing': { texts: [words.choose] },
    'exploring.missing': { texts: [words.missing('gone')] },
    'exploring.laying': { texts: [words.laying], tags: ['busy'] },
    'exploring.undrawn': { texts: [words.undrawn] },
    'exploring.drawn': { texts: ['turn'], absent: [words.laying, words.choose] },
  },
});
