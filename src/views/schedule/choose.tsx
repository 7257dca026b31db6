import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fullGameLabel, type GameTypeId } from '#domain/games.ts';
import { moneyText } from '#domain/payments/money.ts';
import { clockText, momentText, spanText } from '#domain/schedule/day-times.ts';
import { clubLengths, gamesOf, lacksPrices, lengthsOf, type FreeStart } from '#domain/schedule/free.ts';
import { lengthText } from '#domain/words/booking.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { BookActor } from '#machines/schedule/book.ts';
import type { Choice } from '#machines/schedule/choice.ts';
import type { FreeDayQuestion } from '#machines/schedule/free-day.ts';
import type { MakeActor } from '#machines/schedule/make.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import {
  chosenPrice,
  freeStarts,
  gameFor,
  selectChoice,
  selectChoiceRefusal,
  selectIsBusy,
  slotsFor,
} from '#machines/schedule/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './page.css.ts';
import { PriceLines } from './price-lines.tsx';
import { differenceText, tableText } from './texts.ts';

/** Who chooses: a member's booking, or what a club books for others. */
export type Chooser = { isClub: false; actor: BookActor } | { isClub: true; actor: MakeActor };

/** Names the next day on which a table is free as it is wanted. */
export type FreeDayPart = (asked: FreeDayQuestion) => ReactNode;

type Props = { chooser: Chooser; plan: DayPlan };

const useChoice = ({ actor }: Chooser): { choice: Choice; isBusy: boolean; refusal: string | null } => {
  // The two actors have what is chosen in common.
  const either = actor as BookActor;
  return {
    choice: useSelector(either, selectChoice),
    isBusy: useSelector(either, selectIsBusy),
    refusal: useSelector(either, selectChoiceRefusal),
  };
};

/** The times of a day at which tables are free, the tables of one of them, and what the chosen one costs and why. */
export const ChoosePanel = ({ chooser, plan, renderFreeDay }: Props & { renderFreeDay: FreeDayPart }) => {
  const { choice, isBusy, refusal } = useChoice(chooser);
  const { isClub } = chooser;
  const send = (chooser.actor as BookActor).send;
  const starts = freeStarts(plan, choice, isClub);
  const slots = slotsFor(plan, choice, isClub);
  const gameType = gameFor(plan, choice);
  const { moving, tableId } = choice;
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <span role="status">{isBusy && words.held.wait}</span>
      </VisuallyHidden>
      <SectionTitle>{moving === null ? words.choose.title : words.moving.title}</SectionTitle>
      {moving !== null && (
        <p className={css.hint}>
          {words.moving.from(tableText(moving.table), momentText(moving.startsAt, moving.zone))}
        </p>
      )}
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <SelectField
        label={words.length}
        value={slots}
        disabled={isBusy}
        onChange={(event) => send({ type: 'length.changed', slots: Number(event.currentTarget.value) })}
      >
        {(isClub ? clubLengths : lengthsOf(plan)).map((length) => (
          <option key={length} value={length}>
            {lengthText(length)}
          </option>
        ))}
      </SelectField>
      <GameField {...{ plan, gameType, isBusy }} send={send} />
      {starts.length === 0 && lacksPrices(plan, isClub) && <NoPrice plan={plan} isClub={isClub} />}
      {starts.length === 0 && !lacksPrices(plan, isClub) && (
        <div>
          <p>{words.choose.none}</p>
          <p className={css.hint}>{words.choose.noneText}</p>
          {plan.isActive && renderFreeDay({ clubId: plan.club.clubId, after: plan.date, slots, gameType })}
        </div>
      )}
      {starts.length > 0 && <Starts {...{ plan, starts, choice, isBusy }} send={send} />}
      <div className={starts.length === 0 ? css.footer : css.footerInSight}>
        <Chosen chooser={chooser} plan={plan} isGone={!isFree(starts, choice)} />
        <div className={css.actions}>
          {moving !== null && (
            <Button tone="secondary" disabled={isBusy} onClick={() => send({ type: 'stay' })}>
              {words.moving.stop}
            </Button>
          )}
          <Button
            tone="primary"
            state={isBusy ? 'busy' : 'idle'}
            disabled={tableId === null}
            onClick={() => send({ type: 'hold' })}
          >
            {moving === null ? words.choose.hold : words.moving.move}
          </Button>
        </div>
      </div>
    </Stack>
  );
};

/** Says why nothing can be booked where no table has a price, and leads the club to its prices or its tables. */
const NoPrice = ({ plan, isClub }: { plan: DayPlan; isClub: boolean }) => {
  const isOfTables = plan.tariffs.length > 0;
  const texts = words.choose;
  return (
    <div>
      <p>{texts.noPrice}</p>
      {isClub ? (
        <div className={css.freeDay}>
          <p className={css.hint}>{isOfTables ? texts.noTablePriceClub : texts.noPriceClub}</p>
          <Acts of={[plan.club.clubId]}>
            <ButtonLink href={isOfTables ? '/club-table' : '/productPrice'}>
              {isOfTables ? texts.toTables : texts.toPrices}
            </ButtonLink>
          </Acts>
        </div>
      ) : (
        <p className={css.hint}>{texts.noPriceMember}</p>
      )}
    </div>
  );
};

type GameProps = {
  plan: DayPlan;
  gameType: GameTypeId | null;
  isBusy: boolean;
  send: BookActor['send'];
};

/** Which tables are looked at, where they are for different games. */
const GameField = ({ plan, gameType, isBusy, send }: GameProps) => {
  const games = gamesOf(plan.tables);
  if (games.length === 0) return null;
  return (
    <SelectField
      label={words.game}
      value={gameType ?? ''}
      disabled={isBusy}
      onChange={(event) => {
        const { value } = event.currentTarget;
        send({ type: 'game.changed', gameType: games.find((game) => game === value) ?? null });
      }}
    >
      <option value="">{words.anyGame}</option>
      {games.map((game) => (
        <option key={game} value={game}>
          {fullGameLabel(game)}
        </option>
      ))}
    </SelectField>
  );
};

/** Whether what is chosen is still free, as far as the plan knows. */
const isFree = (starts: readonly FreeStart[], { startsAt, tableId }: Choice): boolean =>
  startsAt === null ||
  tableId === null ||
  starts.some(
    (start) => start.startsAt === startsAt && start.tables.some((table) => table.tableId === tableId),
  );

type StartsProps = {
  plan: DayPlan;
  starts: readonly FreeStart[];
  choice: Choice;
  isBusy: boolean;
  send: BookActor['send'];
};

const Starts = ({ plan, starts, choice, isBusy, send }: StartsProps) => (
  <section aria-label={words.choose.starts}>
    <p className={css.hint}>{words.choose.start}</p>
    <ul className={css.starts}>
      {starts.map(({ startsAt, tables }) => {
        const isOpen = startsAt === choice.startsAt;
        const cheapest = Math.min(...tables.map(({ price }) => price));
        const time = clockText(startsAt, plan);
        return (
          <li key={startsAt} className={css.startItem}>
            <button
              type="button"
              className={css.start}
              aria-expanded={isOpen}
              disabled={isBusy}
              onClick={() => send({ type: 'start.chosen', startsAt })}
            >
              <span className={css.time}>{time}</span>{' '}
              <span className={css.detail}>
                {words.choose.free(tables.length, moneyText(cheapest, plan.currency))}
              </span>
            </button>
            {isOpen && (
              <ul className={css.tables} aria-label={words.choose.tables(time)}>
                {tables.map((table) => (
                  <li key={table.tableId}>
                    <button
                      type="button"
                      className={css.table}
                      aria-pressed={table.tableId === choice.tableId}
                      disabled={isBusy}
                      onClick={() => send({ type: 'table.chosen', startsAt, tableId: table.tableId })}
                    >
                      {words.choose.tableAt(
                        tableText(table),
                        table.tariff,
                        moneyText(table.price, plan.currency),
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);

/** Matches that are planned at a table while it would be booked: how long they last is not known, so they keep nobody away. */
const matchesWithin = (
  plan: DayPlan,
  tableId: number,
  { startsAt, endsAt }: Record<'startsAt' | 'endsAt', string>,
) =>
  plan.matches.filter((match) => {
    const at = Date.parse(match.scheduleTime ?? '');
    return (
      match.tableId === tableId && !match.isLive && at >= Date.parse(startsAt) && at < Date.parse(endsAt)
    );
  });

/** What is chosen, what it costs and how that comes about. */
const Chosen = ({ chooser, plan, isGone }: Props & { isGone: boolean }) => {
  const { choice } = useChoice(chooser);
  const price = chosenPrice(plan, choice, chooser.isClub);
  const table = plan.tables.find(({ tableId }) => tableId === choice.tableId);
  if (price === null || table === undefined || choice.startsAt === null) return null;
  const when = spanText(choice.startsAt, price.endsAt, plan);
  return (
    <div role="status">
      {isGone && <Banner tone="warning">{words.choose.gone}</Banner>}
      {matchesWithin(plan, table.tableId, { startsAt: choice.startsAt, endsAt: price.endsAt }).map(
        ({ matchId, matchName, scheduleTime }) => (
          <Banner key={matchId} tone="warning">
            {words.choose.match(matchName, clockText(scheduleTime ?? '', plan))}
          </Banner>
        ),
      )}
      <p>{words.choose.chosen(words.table(table.number, table.name), when)}</p>
      <p className={css.total}>{words.choose.costs(moneyText(price.price, plan.currency))}</p>
      {choice.moving !== null && choice.moving.price !== null && (
        <p className={css.hint}>{differenceText(price.price - choice.moving.price, plan.currency)}</p>
      )}
      <PriceLines lines={price.lines} currency={plan.currency} />
    </div>
  );
};
