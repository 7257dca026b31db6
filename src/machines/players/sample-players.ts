import type { PlayerRow } from './list.ts';

/** A player who can sign in, as an answer has them. */
export const activePlayer: PlayerRow = {
  userId: 41,
  fullName: 'Lucía Garza',
  email: 'lucia@garza.example',
  roleId: 5,
  statusId: 1,
  countryCode: 'MX,+52',
  mobile: '8185550114',
  profileImage: null,
  isReferee: true,
  isRefereeConfirmed: true,
  clubs: [{ clubId: 3, name: 'Cue Club Monterrey' }],
  version: '4',
};

/** An administrator who has not set a password yet. */
export const waitingAdmin: PlayerRow = {
  ...activePlayer,
  userId: 42,
  fullName: 'Tomás Arriaga',
  email: 'tomas@arriaga.example',
  roleId: 4,
  statusId: 4,
  mobile: null,
  isReferee: false,
  isRefereeConfirmed: false,
  hasSecondFactor: true,
  clubs: [
    { clubId: 3, name: 'Cue Club Monterrey' },
    { clubId: 13, name: 'Liga Carambola Medellín' },
  ],
  version: '1',
};

/** A player who was suspended. */
export const suspendedPlayer: PlayerRow = {
  ...activePlayer,
  userId: 43,
  fullName: 'Saúl Iturbe',
  email: 'saul@iturbe.example',
  statusId: 2,
  isReferee: false,
  isRefereeConfirmed: false,
  clubs: [],
};
