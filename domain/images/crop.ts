/** The square that is kept of a picture: its edges as shares of width and height, its side as one of the shorter. */
export type Crop = { left: number; top: number; side: number };

type Size = { width: number; height: number };

/** A crop as the upload carries it. */
export const cropText = ({ left, top, side }: Crop): string =>
  [left, top, side].map((share) => String(Number(share.toFixed(6)))).join(',');

/** A crop read back from text that the contract has let through. */
export function readCrop(text: string): Crop {
  const [left = 0, top = 0, side = 1] = text.split(',').map(Number);
  return { left, top, side };
}

/** The pixels of a crop; it never reaches beyond the picture, and has one pixel at least. */
export function cropPixels(
  { left, top, side }: Crop,
  { width, height }: Size,
): { left: number; top: number; width: number; height: number } {
  const length = Math.max(1, Math.round(side * Math.min(width, height)));
  const within = (share: number, whole: number): number =>
    Math.max(0, Math.min(Math.round(share * whole), whole - length));
  return { left: within(left, width), top: within(top, height), width: length, height: length };
}

/** How far a picture can be drawn closer. */
export const mostZoom = 4;

/** What is seen of a picture: how close, and where its middle is, as shares of width and height. */
export type Sight = { zoom: number; x: number; y: number };

export const wholeSight: Sight = { zoom: 1, x: 0.5, y: 0.5 };

/** The crop of a sight. */
export function cropOf({ zoom, x, y }: Sight, { width, height }: Size): Crop {
  const side = 1 / zoom;
  const length = side * Math.min(width, height);
  return { left: edge(x, length / width), top: edge(y, length / height), side };
}

/** The sight after a step: nothing beyond the picture is ever seen. */
export function moved(sight: Sight, { dx, dy }: { dx: number; dy: number }, size: Size): Sight {
  return kept({ ...sight, x: sight.x + dx, y: sight.y + dy }, size);
}

/** The sight from closer or farther. */
export function zoomed(sight: Sight, zoom: number, size: Size): Sight {
  return kept({ ...sight, zoom: Math.min(mostZoom, Math.max(1, zoom)) }, size);
}

function kept({ zoom, x, y }: Sight, { width, height }: Size): Sight {
  const length = Math.min(width, height) / zoom;
  const middle = (share: number, half: number): number => Math.min(1 - half, Math.max(half, share));
  return { zoom, x: middle(x, length / width / 2), y: middle(y, length / height / 2) };
}

const edge = (middle: number, share: number): number => Math.max(0, Math.min(1 - share, middle - share / 2));
