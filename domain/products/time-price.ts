import { shareOf } from '#domain/payments/share.ts';
import { edgesOf, ruleAt, type PriceRule } from './price-rules.ts';

/** A stretch of time at a table, with the rules of its tariff. */
export type TableSpan = {
  readonly tableId: number;
  readonly rules: readonly PriceRule[];
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
};

/** What some seconds at a table cost under one rule; amounts in the minor unit of the currency. */
export type PriceLine = {
  readonly tableId: number;
  readonly ruleId: number;
  readonly name: string;
  readonly hourly: number;
  readonly seconds: number;
  readonly amount: number;
};

/** How a club brings played time to what it bills; minutes, the grace shorter than the step. */
export type BillingSteps = {
  readonly step: number;
  readonly grace: number;
  readonly minimum: number;
};

const bySecond: BillingSteps = { step: 0, grace: 0, minimum: 0 };
const hour = 3_600;
const halfHour = 1_800;

type Piece = { tableId: number; rule: PriceRule; seconds: number };

/** Seconds that are billed for seconds played: the rest of a step is cut within the grace, else the step is full. */
export function billedSeconds(played: number, { step, grace, minimum }: BillingSteps): number {
  const length = step * 60;
  const rest = length === 0 ? 0 : played % length;
  const stepped = rest === 0 ? played : rest <= grace * 60 ? played - rest : played - rest + length;
  return Math.max(stepped, minimum * 60);
}

/** What stretches of time cost, a line for each table and rule in the order in which they were first used. */
export function timeLines(
  spans: readonly TableSpan[],
  zone: string,
  steps: BillingSteps = bySecond,
): readonly PriceLine[] {
  const pieces = spans.flatMap((span) => piecesOf(span, zone));
  const played = pieces.reduce((sum, { seconds }) => sum + seconds, 0);
  const lines = new Map<string, Piece>();
  for (const { tableId, rule, seconds } of stretched(pieces, billedSeconds(played, steps) - played)) {
    const key = `${tableId}/${rule.id}`;
    lines.set(key, { tableId, rule, seconds: seconds + (lines.get(key)?.seconds ?? 0) });
  }
  return [...lines.values()].map(({ tableId, rule: { id, name, hourly }, seconds }) => ({
    tableId,
    ruleId: id,
    name,
    hourly,
    seconds,
    amount: shareOf(hourly, seconds, hour),
  }));
}

/** The sum of lines, in the minor unit. */
export function totalOf(lines: readonly Pick<PriceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Pieces that are longer or shorter at their end; what is added costs what the last second played costs. */
function stretched(pieces: readonly Piece[], by: number): readonly Piece[] {
  if (by >= 0) return pieces.map((piece, index) => (index === pieces.length - 1 ? longer(piece, by) : piece));
  let toCut = -by;
  return pieces
    .toReversed()
    .map((piece) => {
      const cut = Math.min(toCut, piece.seconds);
      toCut -= cut;
      return longer(piece, -cut);
    })
    .toReversed()
    .filter(({ seconds }) => seconds > 0);
}

const longer = (piece: Piece, by: number): Piece => ({ ...piece, seconds: piece.seconds + by });

/** A span cut where the rule, the date or the offset of the zone may change. */
function piecesOf({ tableId, rules, start, end }: TableSpan, zone: string): Piece[] {
  const edges = edgesOf(rules);
  const pieces: Piece[] = [];
  let at = start.toZonedDateTimeISO(zone);
  while (Temporal.Instant.compare(at.toInstant(), end) < 0) {
    const next = nextChange(at, end, edges);
    const rule = ruleAt(rules, at.toPlainDate(), Math.floor(secondsOfDay(at) / halfHour));
    const seconds = (next.epochMilliseconds - at.epochMilliseconds) / 1_000;
    pieces.push({ tableId, rule, seconds });
    at = next.toZonedDateTimeISO(zone);
  }
  return pieces;
}

/** The next instant at which the clocks reach an edge or are changed, or the end if that is sooner. */
function nextChange(
  at: Temporal.ZonedDateTime,
  end: Temporal.Instant,
  edges: readonly number[],
): Temporal.Instant {
  const second = secondsOfDay(at);
  const edge = edges.find((half) => half * halfHour > second) ?? 48;
  const byClock = at.toInstant().add({ seconds: edge * halfHour - second });
  const change = at.getTimeZoneTransition('next')?.toInstant() ?? end;
  return [byClock, change, end].toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? end;
}

const secondsOfDay = ({ hour: hours, minute, second }: Temporal.ZonedDateTime): number =>
  hours * hour + minute * 60 + second;
