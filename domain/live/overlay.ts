/** What a scoreboard stands for: one match, or whichever is played on a table. */
export type OverlayPlace = { by: 'match'; matchId: number } | { by: 'table'; clubId: number; table: number };

/** Along the foot of a picture, in its corner, or filling a screen at the table. */
export type OverlayForm = 'bar' | 'corner' | 'device';

export const overlayForms: readonly OverlayForm[] = ['bar', 'corner', 'device'];

const paths: Record<OverlayForm, string> = {
  bar: '/overlay',
  corner: '/overlay-streaming',
  device: '/device-overlay',
};

const largestId = 2_147_483_647;

/** The address of an overlay, from the root of the product. */
export function overlayAddress(form: OverlayForm, place: OverlayPlace): string {
  const search =
    place.by === 'match' ? `match=${place.matchId}` : `club=${place.clubId}&table=${place.table}`;
  return `${paths[form]}?${search}`;
}

/** What the address of an overlay names; null where it names nothing. */
export function readOverlayAddress(search: string): OverlayPlace | null {
  const said = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = said.get(name) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : null;
  };
  const [matchId, clubId, table] = [number('match'), number('club'), number('table')];
  if (said.has('match')) return matchId === null ? null : { by: 'match', matchId };
  return clubId === null || table === null ? null : { by: 'table', clubId, table };
}
