import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { canStep, type OwnStep } from '#domain/tournaments/own-entry.ts';
import { enteringWords as words } from '#domain/words/entering.ts';
import { stageNoteWords } from '#domain/words/stage-note.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import type { EnterableRow } from '#machines/tournaments/enterable-list.ts';
import type { EnteringEvent } from '#machines/tournaments/entering-setup.ts';
import type { Entering } from '#machines/tournaments/entering-selectors.ts';
import { useIsReadOnly } from '#views/ui/acts.tsx';
import { Button } from '#views/ui/button.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import * as css from './entering.css.ts';

/** What is done at a moment, and how to do it. */
export type EnteringParts = { at: Entering; send: (event: EnteringEvent) => void };

type Entry = NonNullable<EnterableRow['myEntry']>;

const looks = {
  requested: 'notStarted',
  waiting: 'expiringSoon',
  confirmed: 'active',
  checkedIn: 'active',
  withdrawn: 'inactive',
  refused: 'expired',
  noShow: 'expired',
  disqualified: 'expired',
} as const satisfies Record<Entry['status'], Status>;

/** How it stands with an entry. */
export const EntryChip = ({ status }: Pick<Entry, 'status'>) => (
  <StatusChip status={looks[status]}>{tournamentWords.entryStates[status]}</StatusChip>
);

const timeOf = (instant: string, zone: string): string => fixtureTime(instant, zone)?.text ?? instant;

/** The own entry with its place in the waiting list, what the organisers say, and when to check in. */
export const OwnEntry = ({ row, parts: { at } }: { row: EnterableRow; parts: EnteringParts }) => {
  const { myEntry, checkInOpensAt, checkInClosesAt, timeZone } = row;
  if (!myEntry) return <span className={css.muted}>{tournamentWords.entryStates.none}</span>;
  const now = Date.parse(at.context.now);
  const isPlaying = myEntry.status === 'confirmed' && (row.stage === 'open' || row.stage === 'closed');
  return (
    <Stack gap={1} align="start">
      <EntryChip status={myEntry.status} />
      {myEntry.position !== null && <span>{words.waitingAt(myEntry.position)}</span>}
      {myEntry.reason && <span className={css.muted}>{words.reason(myEntry.reason)}</span>}
      {isPlaying && checkInOpensAt !== null && Date.parse(checkInOpensAt) > now && (
        <span className={css.muted}>{words.checkInFrom(timeOf(checkInOpensAt, timeZone))}</span>
      )}
      {checkInClosesAt !== null && canStep('checkIn', row, now) && (
        <span>{words.checkInUntil(timeOf(checkInClosesAt, timeZone))}</span>
      )}
    </Stack>
  );
};

const events = { checkIn: 'check.in', enter: 'enter', withdraw: 'withdraw' } as const;
const tones = { checkIn: 'primary', enter: 'primary', withdraw: 'secondary' } as const;
const order = ['withdraw', 'enter', 'checkIn'] as const satisfies OwnStep[];

/** The buttons of what the player can do about a tournament now. */
export const OwnSteps = ({ row, parts: { at, send } }: { row: EnterableRow; parts: EnteringParts }) => {
  const now = Date.parse(at.context.now);
  const isChecking = at.matches({ flow: 'checkingIn' }) && at.context.row?.tournamentId === row.tournamentId;
  const isReadOnly = useIsReadOnly(row.club ? [row.club.clubId] : []);
  const shown = order.filter((step) => canStep(step, row, now));
  if (isReadOnly || shown.length === 0) return null;
  return (
    <span className={css.steps}>
      {shown.map((step) => (
        <Button
          key={step}
          size="small"
          tone={tones[step]}
          state={step === 'checkIn' && isChecking ? 'busy' : 'idle'}
          disabled={!at.can({ type: events[step], row }) && !(step === 'checkIn' && isChecking)}
          aria-label={words.stepOf[step](row.name)}
          onClick={() => send({ type: events[step], row })}
        >
          {words.steps[step]}
        </Button>
      ))}
    </span>
  );
};

/** Until when one may enter, by the clocks of the tournament. */
export function entriesText(row: EnterableRow, now: number): string {
  const { stage, entryOpensAt, entryClosesAt, timeZone } = row;
  if (stage !== 'open' || entryClosesAt === null || Date.parse(entryClosesAt) <= now)
    return words.entriesClosed;
  if (entryOpensAt !== null && Date.parse(entryOpensAt) > now) {
    return words.opens(timeOf(entryOpensAt, timeZone));
  }
  return stageNoteWords.closes(timeOf(entryClosesAt, timeZone));
}
