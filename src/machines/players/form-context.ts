import type { Player } from '#api/players.ts';
import type { PlayerField, PlayerForm } from '#domain/players/form.ts';
import type { RoleId } from '#domain/roles.ts';

/** The texts of the form. */
export type PlayerTextField = Exclude<PlayerField, 'roleId' | 'clubs' | 'isReferee'>;

export type PlayerFormInput = {
  /** Null adds a person. */
  userId: number | null;
  viewer: { userId: number; roleId: RoleId };
  /** Who types; without it no draft is kept. */
  typedBy?: number;
  /** What a new person begins with. */
  begins?: Partial<PlayerForm>;
};

export type PlayerFormContext = {
  userId: number | null;
  viewer: { userId: number; roleId: RoleId };
  /** Who types; null keeps no draft. */
  typedBy: number | null;
  /** The version that the form was read at; empty for a new person. */
  version: string;
  saved: PlayerForm;
  /** The status that was read; null for a new person. */
  statusId: Player['statusId'] | null;
  form: PlayerForm;
  fault: { field: PlayerField; text: string } | null;
  refusal: string | null;
  /** What someone else has saved meanwhile. */
  theirs: { form: PlayerForm; statusId: Player['statusId']; version: string } | null;
  /** Under which a new person is sent, so that one sent twice is made once. */
  key: string;
};

export type PlayerFormEvent =
  | { type: 'changed'; field: PlayerTextField; value: string }
  | { type: 'role.changed'; roleId: number }
  | { type: 'clubs.changed'; clubs: readonly number[] }
  | { type: 'referee.changed'; isReferee: boolean }
  | { type: 'submit' }
  /** The address is in use: the clubs are proposed to whoever has it. */
  | { type: 'propose' }
  | { type: 'back' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'retry' };
