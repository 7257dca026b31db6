import type { DraftPlace } from '#machines/patterns/draft.ts';
import type { PlayerFormContext } from './form-context.ts';

/** Where what is typed is kept; that of a new person by the role with which the form began. */
export function draftOf({
  userId,
  typedBy,
  saved: { roleId },
}: Pick<PlayerFormContext, 'userId' | 'typedBy' | 'saved'>): DraftPlace {
  return { userId: typedBy, name: userId === null ? `new-player-${roleId}` : `player-${userId}` };
}
