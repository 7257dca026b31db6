import type { RoleId } from '#domain/roles.ts';
import { matchWords } from '#domain/words/matches.ts';

/** Who reads, with the clubs to which that person belongs. */
export type Reader = { userId: number; roleId: RoleId; clubIds: readonly number[] };

/** What a name may be shown for: the people of a match or of a table, and the club that runs it. */
export type Shown = { people: readonly (number | null)[]; clubId: number | null };

/** Whether hidden names are open to someone: to those who play or referee, and to who runs the match. */
export function seesHiddenNames(reader: Reader | null, { people, clubId }: Shown): boolean {
  if (reader === null) return false;
  if (reader.roleId <= 2 || people.includes(reader.userId)) return true;
  return reader.roleId <= 4 && clubId !== null && reader.clubIds.includes(clubId);
}

/** A player's name as others read it. */
export function shownName(person: { name: string; isHidden: boolean }, seesHidden: boolean): string {
  return person.isHidden && !seesHidden ? matchWords.hiddenPlayer : person.name;
}
