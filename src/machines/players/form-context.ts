import type { Player } from '#api/players.ts';
import type { PlayerField, PlayerForm } from '#domain/players/form.ts';
import type { RoleId } from '#domain/roles.ts';
import type { RecordContext, RecordEvent } from '#machines/patterns/record-context.ts';

/** The texts of the form. */
export type PlayerTextField = Exclude<PlayerField, 'roleId' | 'clubs' | 'isReferee' | 'isRefereeConfirmed'>;

export type PlayerFormInput = {
  /** Null adds a person. */
  userId: number | null;
  viewer: { userId: number; roleId: RoleId };
  /** Who types; without it no draft is kept. */
  typedBy?: number;
  /** What a new person begins with. */
  begins?: Partial<PlayerForm>;
};

/** What is known of a person who was read. */
export type KnownPlayer = { version: string };

export type PlayerFormContext = RecordContext<PlayerForm, KnownPlayer> & {
  userId: number | null;
  viewer: { userId: number; roleId: RoleId };
  /** The role with which the form of a new person began, by which its draft is kept. */
  begunWith: number;
};

export type PlayerFormEvent =
  | RecordEvent
  | { type: 'changed'; field: PlayerTextField; value: string }
  | { type: 'role.changed'; roleId: number }
  | { type: 'clubs.changed'; clubs: readonly number[] }
  | { type: 'referee.changed'; isReferee: boolean; isRefereeConfirmed: boolean }
  /** The address is in use: the clubs are proposed to whoever has it. */
  | { type: 'propose' };

/** A person as an answer has them, read for the form. */
export type FoundPlayer = { context: PlayerFormContext; event: { output: Player } };
