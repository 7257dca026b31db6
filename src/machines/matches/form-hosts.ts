import { matchFormWords as words } from '#domain/words/match-form.ts';
import type { MatchHost } from './form-context.ts';

/** A club as who runs a match. */
export const matchHostOf = ({ clubId, name }: { clubId: number; name: string }): MatchHost => ({
  value: String(clubId),
  label: name,
});

/** The association as who runs a match. */
export const associationHost = (): MatchHost => ({ value: '', label: words.association });
