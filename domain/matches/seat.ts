import { roundText } from '#domain/draws/round-text.ts';
import type { components } from '#contract/api.gen.ts';
import { matchWords } from '#domain/words/matches.ts';

type Side = Pick<components['schemas']['MatchSide'], 'seat' | 'feederMatchName'>;

/** What stands in a seat: the player's name, 'Bye', whose winner it waits for, or 'To be decided'. */
export function seatText({ seat, feederMatchName }: Side, playerName: string | null): string {
  if (seat === 'bye') return matchWords.bye;
  if (seat === 'player') return playerName ?? matchWords.hiddenPlayer;
  return feederMatchName ? matchWords.winnerOf(roundText(feederMatchName)) : matchWords.openSeat;
}
