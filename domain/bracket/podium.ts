import type { components } from '#contract/api.gen.ts';
import { decideHonours, isFinalName } from '#domain/standings/honours.ts';
import type { Match } from './layout.ts';

export type Tournament = components['schemas']['Tournament'];

/** Someone on the podium; the name is null where nobody told it. */
export type Honoured = {
  readonly playerId: number;
  readonly name: string | null;
  readonly countryId: string | null;
};

/** Winner and runner-up as far as they are known, and the final that made them. */
export type Podium = {
  readonly winner: Honoured | null;
  readonly runnerUp: Honoured | null;
  readonly final: Match | null;
};

/** Winner and runner-up, from the Final round where there is one, else from the tournament itself. */
export function podiumOf(tournament: Tournament): Podium {
  const finals = tournament.Rounds.filter(
    (round) => round.groupNumber === null && isFinalName(round.roundName),
  );
  const isFinished = tournament.stage === 'finished';
  const matches = finals.flatMap(({ Matches }) => Matches);
  const { winner, runnerUp } =
    finals.length > 0
      ? decideHonours({ finals: matches.map(finalMatch), tables: [], isAllPlayed: false, isFinished })
      : tournament;
  const find = (id: number | null): Honoured | null => (id === null ? null : playerOf(tournament, id));
  const final = matches.find((match) => winner !== null && isBetween(match, winner, runnerUp)) ?? null;
  return { winner: find(winner), runnerUp: find(runnerUp), final };
}

/** Whether a match is on the way of the winner to the title. */
export function isOnPath(match: Match, champion: number | null): boolean {
  return champion !== null && match.winner === champion;
}

const finalMatch = ({ matchName: name, playerId1, playerId2, winner }: Match) => ({
  name,
  players: [playerId1, playerId2],
  winner,
});

function isBetween({ playerId1, playerId2 }: Match, one: number, other: number | null): boolean {
  return (playerId1 === one && playerId2 === other) || (playerId1 === other && playerId2 === one);
}

function playersOf(match: Match): [Honoured | null, Honoured | null] {
  const side = (id: number | null, name: string | null, countryId: string | null): Honoured | null =>
    id === null ? null : { playerId: id, name, countryId };
  return [
    side(match.playerId1, match.playerName1, match.player1.countryId),
    side(match.playerId2, match.playerName2, match.player2.countryId),
  ];
}

function playerOf({ groups, Rounds }: Tournament, playerId: number): Honoured {
  const standing = groups.flatMap(({ standings }) => standings).find((line) => line.playerId === playerId);
  if (standing) return { playerId, name: standing.playerName, countryId: standing.countryId };
  const players = Rounds.flatMap(({ Matches }) => Matches.flatMap(playersOf));
  return players.find((player) => player?.playerId === playerId) ?? { playerId, name: null, countryId: null };
}

/** The name of the one who has entered so far, as far as a match or a table tells it. */
export function onlyPlayer({ groups, Rounds }: Tournament): string | null {
  const names = [
    ...Rounds.flatMap(({ Matches }) =>
      Matches.flatMap(({ playerName1, playerName2 }) => [playerName1, playerName2]),
    ),
    ...groups.flatMap(({ standings }) => standings.map(({ playerName }) => playerName)),
  ];
  return names.find((name) => name !== null) ?? null;
}
