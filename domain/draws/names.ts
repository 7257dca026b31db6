const late: Record<number, { round: string; match: string }> = {
  1: { round: 'Final', match: 'Final' },
  2: { round: 'Semi-finals', match: 'Semi-final' },
  4: { round: 'Quarter-finals', match: 'Quarter-final' },
};

/** The name of a knockout round by the number of its matches; the last one is always 'Final'. */
export function knockoutRoundName(matches: number): string {
  return late[matches]?.round ?? `Last ${matches * 2}`;
}

/** The name of one match of a knockout round, such as 'Semi-final 2', 'Last 16, match 5' or 'Final'. */
export function knockoutMatchName(matches: number, position: number): string {
  if (matches === 1) return 'Final';
  const name = late[matches]?.match;
  return name ? `${name} ${position}` : `Last ${matches * 2}, match ${position}`;
}

/** The name of a round-robin group: 'Group A' to 'Group Z', then 'Group Z1' to 'Group Z6' (document 001, section 9). */
export function groupName(position: number): string {
  if (position <= 26) return `Group ${String.fromCodePoint(64 + position)}`;
  return `Group Z${position - 26}`;
}

/** The name of the match for third place. */
export const thirdPlaceName = 'Third place';

/** The name of a round in which groups play. */
export const groupRoundName = (round: number): string => `Round ${round}`;

/** The name of a match of a group, such as 'Group A, round 2'. */
export const groupMatchName = (group: number, round: number): string => `${groupName(group)}, round ${round}`;
