import type { Frame, Layout } from '#model-testing/layout.ts';

/** Where a drawing lies under its window, and how large. */
export type ViewBox = { x: number; y: number; scale: number };

/** The window's size in pixels. */
export type Size = { width: number; height: number };

const smallest = 0.1;
const largest = 3;
const margin = 24;

/** At this scale the smallest text can still be read. */
const readable = 0.8;

const bounded = (scale: number): number => Math.min(largest, Math.max(smallest, scale));

function middled(layout: Size, size: Size, scale: number): ViewBox {
  const x = (size.width - layout.width * scale) / 2;
  const y = (size.height - layout.height * scale) / 2;
  return { x, y, scale };
}

/** The whole drawing in the window. */
export function fitWhole(layout: Size, size: Size): ViewBox {
  const room = { width: size.width - 2 * margin, height: size.height - 2 * margin };
  return middled(layout, size, bounded(Math.min(room.width / layout.width, room.height / layout.height, 1)));
}

/** The whole drawing where it can be read at that size, else the place where the machine begins. */
export function fitReadable(layout: Layout, size: Size): ViewBox {
  const whole = fitWhole(layout, size);
  if (whole.scale >= readable) return whole;
  const begin = layout.dots[0]?.x ?? layout.width / 2;
  const slack = size.width - layout.width * readable;
  const x = slack >= 0 ? slack / 2 : Math.min(0, Math.max(slack, size.width / 2 - begin * readable));
  return { x, y: margin / 2, scale: readable };
}

/** Larger or smaller about a place of the window that stays where it is. */
export function zoomed(view: ViewBox, factor: number, at: { x: number; y: number }): ViewBox {
  const scale = bounded(view.scale * factor);
  const share = scale / view.scale;
  return { x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, scale };
}

/** The drawing moved by so many pixels; a corner of it always stays in reach. */
export function panned(view: ViewBox, by: { dx: number; dy: number }, layout: Size, size: Size): ViewBox {
  const keep = 80;
  const within = (value: number, length: number, room: number) =>
    Math.min(room - keep, Math.max(keep - length * view.scale, value));
  return {
    ...view,
    x: within(view.x + by.dx, layout.width, size.width),
    y: within(view.y + by.dy, layout.height, size.height),
  };
}

function isSeen({ x, y, width, height }: Frame, view: ViewBox, size: Size): boolean {
  const left = x * view.scale + view.x;
  const top = y * view.scale + view.y;
  const isWide = left >= 0 && left + Math.min(width * view.scale, size.width) <= size.width + 1;
  return isWide && top >= 0 && top + Math.min(height * view.scale, size.height) <= size.height + 1;
}

/** The view from which a state is seen: the same where it is seen already, else with the state in the middle. */
export function viewOf(path: string, layout: Layout, view: ViewBox, size: Size): ViewBox {
  const frame = layout.states.find((state) => state.path === path);
  if (frame === undefined || isSeen(frame, view, size)) return view;
  const scale = Math.max(view.scale, readable);
  return {
    x: size.width / 2 - (frame.x + frame.width / 2) * scale,
    y: size.height / 2 - (frame.y + Math.min(frame.height / 2, size.height / 3)) * scale,
    scale,
  };
}

/** The state that lies next to another in a direction: what the arrow keys go to. */
export function neighbourOf(
  path: string,
  { states }: Layout,
  direction: { x: number; y: number },
): string | null {
  const from = states.find((state) => state.path === path);
  if (from === undefined) return null;
  const middle = (frame: Frame) => ({ x: frame.x + frame.width / 2, y: frame.y + 20 });
  const here = middle(from);
  const ways = states.flatMap((state) => {
    if (state.path === path) return [];
    const there = middle(state);
    const along = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y;
    const aside = Math.abs((there.x - here.x) * direction.y) + Math.abs((there.y - here.y) * direction.x);
    return along > 4 ? [{ path: state.path, cost: along + 2 * aside }] : [];
  });
  return ways.toSorted((a, b) => a.cost - b.cost)[0]?.path ?? null;
}
