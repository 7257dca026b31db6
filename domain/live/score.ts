import type { components } from '#contract/api.gen.ts';
import { isRecord } from '#domain/session/stored.ts';

/** How a match stands, without anybody's name. */
export type LiveScore = components['schemas']['LiveScore'];

const numbers = ['matchId', 'version', 'statusId', 'player1Frames', 'player2Frames'] as const;
const perhapsNumbers = [
  'tournamentId',
  'clubId',
  'tableId',
  'player1Points',
  'player2Points',
  'player1HighestBreak',
  'player2HighestBreak',
  'player1Innings',
  'player2Innings',
  'currentFrame',
  'currentBreak',
  'atTable',
] as const;

function isScore(value: unknown): value is LiveScore {
  return (
    isRecord(value) &&
    numbers.every((key) => Number.isInteger(value[key])) &&
    perhapsNumbers.every((key) => value[key] === null || Number.isInteger(value[key]))
  );
}

/** The score that a text says; null for anything else. */
export function readScore(text: string): LiveScore | null {
  const value = parse(text);
  return isScore(value) ? value : null;
}

/** The scores that a message of the live line says; null for anything else. */
export function readNews(text: string): LiveScore[] | null {
  const value = parse(text);
  if (!isRecord(value) || !Array.isArray(value['scores'])) return null;
  return value['scores'].every(isScore) ? value['scores'] : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
