/** What of a membership says whether its club can be written for. */
type Standing = { readonly isActive: boolean };

/** Which clubs can be written for, and the one that stands in the way where none of them can. */
export function openClubs<Club extends Standing>(
  clubs: readonly Club[],
): { open: readonly Club[]; off: Club | null } {
  const open = clubs.filter(({ isActive }) => isActive);
  return { open, off: open.length === 0 ? (clubs[0] ?? null) : null };
}
