import type { MouseEvent } from 'react';
import { clockText, spanText } from '#domain/schedule/day-times.ts';
import { tablesFor } from '#domain/schedule/free.ts';
import { slotsBetween, slotSeconds } from '#domain/schedule/slot.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { Choice } from '#machines/schedule/choice.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { gameFor, nowOn, slotsFor } from '#machines/schedule/selectors.ts';
import * as css from './page.css.ts';
import { tableText } from './texts.ts';

type Props = {
  plan: DayPlan;
  choice: Choice;
  isClub: boolean;
  onTable: (at: { startsAt: string; tableId: number }) => void;
  onBooking: (bookingId: number) => void;
};

type Entry = DayPlan['bookings'][number];

/** In pixels. */
const slotWidth = 26;
/** In pixels, as the style says. */
const nameWidth = 56;

const millisecondsOf = ({ opensAt, closesAt }: DayPlan) => {
  const from = Date.parse(opensAt ?? '');
  return { from, length: Date.parse(closesAt ?? '') - from };
};

/** Where a stretch of time lies on its line, in shares of the day. */
const placeOf = (plan: DayPlan, startsAt: number, endsAt: number) => {
  const { from, length } = millisecondsOf(plan);
  const left = Math.max(0, (startsAt - from) / length);
  const right = Math.min(1, (endsAt - from) / length);
  return { insetInlineStart: `${left * 100}%`, inlineSize: `${(right - left) * 100}%` };
};

const toneOf = ({ kind, status, isOwn }: Entry): keyof typeof css.tone => {
  if (kind === 'block') return 'block';
  if (kind === 'match') return 'match';
  if (status === 'held' || status === 'paying') return 'held';
  return isOwn ? 'own' : 'taken';
};

const entryText = ({ kind, isOwn, who, note, status }: Entry): string => {
  if (kind === 'block') return note ?? words.kinds.block;
  if (who !== null && !isOwn) return who;
  if (status === 'held') return words.kinds.held;
  return isOwn ? words.kinds.own : kind === 'match' ? words.kinds.match : words.kinds.taken;
};

/** Shows now first, and an hour before it, where the whole day is wider than the window. */
const beginAtNow = (grid: HTMLElement | null): void => {
  const now = grid?.querySelector('[data-part=now]');
  if (!grid || !now) return;
  const hourBefore = 2 * slotWidth + nameWidth;
  grid.scrollLeft = now.getBoundingClientRect().left - grid.getBoundingClientRect().left - hourBefore;
};

/** Tables and times at a glance, for the pointer; lists beside it say the same to keyboards and screen readers. */
export const DayGrid = ({ plan, choice, isClub, onTable, onBooking }: Props) => {
  const { opensAt, closesAt } = plan;
  if (opensAt === null || closesAt === null) return null;
  const slots = slotsBetween(Temporal.Instant.from(opensAt), Temporal.Instant.from(closesAt));
  const now = nowOn(plan);
  const variables = {
    '--slots': slots.length,
    '--day': `${slots.length * slotWidth + nameWidth}px`,
  } as object;
  return (
    <div key={opensAt} ref={beginAtNow} className={css.grid} style={variables} aria-hidden data-part="grid">
      <div className={css.field}>
        <div className={css.scale}>
          <span className={css.corner} />
          {slots
            .filter((_, index) => index % 2 === 0)
            .map((slot) => (
              <span key={slot.epochMilliseconds} className={css.hour}>
                {clockText(slot.toString(), plan)}
              </span>
            ))}
        </div>
        {tablesFor(plan.tables, gameFor(plan, choice)).map((table) => (
          <Row key={table.tableId} {...{ plan, choice, isClub, onTable, onBooking, table, slots, now }} />
        ))}
      </div>
    </div>
  );
};

type RowProps = Props & {
  table: DayPlan['tables'][number];
  slots: readonly Temporal.Instant[];
  now: number | null;
};

const Row = ({ plan, choice, isClub, onTable, onBooking, table, slots, now }: RowProps) => {
  const tableId = table.tableId;
  const isOff = table.isOutOfOrder || (!table.isBookable && !isClub);
  const choose = (event: MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const slot = slots[Math.floor(((event.clientX - left) / width) * slots.length)];
    if (slot) onTable({ startsAt: slot.toString(), tableId });
  };
  const chosenAt =
    choice.tableId === tableId && choice.startsAt !== null ? Date.parse(choice.startsAt) : null;
  const chosenFor = slotsFor(plan, choice, isClub) * slotSeconds * 1_000;
  return (
    <div className={css.row}>
      <span className={css.name} title={tableText(table)}>
        {words.shortTable(table.number)}
      </span>
      <div className={isOff ? `${css.track} ${css.trackOff}` : css.track}>
        {!isOff && <button type="button" tabIndex={-1} className={css.free} onClick={choose} />}
        {plan.bookings
          .filter((entry) => entry.tableId === tableId && entry.status !== 'noShow')
          .map((entry) => (
            <Taken key={entry.startsAt} {...{ plan, entry, isClub, onBooking }} />
          ))}
        {chosenAt !== null && (
          <span
            className={`${css.entry} ${css.tone.chosen}`}
            style={placeOf(plan, chosenAt, chosenAt + chosenFor)}
          />
        )}
        {now !== null && (
          <span className={css.now} style={{ insetInlineStart: `${now * 100}%` }} data-part="now" />
        )}
      </div>
    </div>
  );
};

type TakenProps = Pick<Props, 'plan' | 'isClub' | 'onBooking'> & { entry: Entry };

const Taken = ({ plan, entry, isClub, onBooking }: TakenProps) => {
  const { bookingId, startsAt, endsAt, isOwn } = entry;
  const style = placeOf(plan, Date.parse(startsAt), Date.parse(endsAt));
  const text = entryText(entry);
  const title = `${spanText(startsAt, endsAt, plan)} ${text}`;
  const look = `${css.entry} ${css.tone[toneOf(entry)]}`;
  if (bookingId === null || !(isClub || isOwn)) {
    return (
      <span className={look} style={style} title={title}>
        {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${look} ${css.opens}`}
      style={style}
      title={title}
      onClick={() => onBooking(bookingId)}
    >
      {text}
    </button>
  );
};
