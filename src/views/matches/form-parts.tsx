import { useSelector } from '@xstate/react';
import { fullGameLabel, games } from '#domain/games.ts';
import { keptMinutes } from '#domain/matches/form.ts';
import { headStartUnit } from '#domain/ratings/head-start.ts';
import { isGame } from '#domain/tournaments/form.ts';
import { lengthField } from '#domain/tournaments/length.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { tableWords } from '#domain/words/tables.ts';
import {
  selectCanPropose,
  selectHosts,
  selectIsProposing,
  selectIsVenueFailed,
  selectVenue,
  selectZone,
} from '#machines/matches/form-selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import {
  MatchDateTime,
  isFixed,
  MatchPerson,
  MatchSelect,
  MatchText,
  type MatchFormParts,
} from './form-fields.tsx';

type Props = { parts: MatchFormParts };

/** Name, who runs it, game and length. */
export const What = ({ parts }: Props) => {
  const hosts = useSelector(parts.actor, selectHosts);
  return (
    <Card as="section" padding="form">
      <CardHead>{words.parts.what}</CardHead>
      <div className={layout.fields}>
        <MatchText parts={parts} field="matchName" width="full" maxLength={100} />
        <MatchSelect parts={parts} field="clubId" width="full">
          {hosts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </MatchSelect>
        <MatchSelect parts={parts} field="gameType" width="half">
          <option value="">{words.chooseGame}</option>
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {fullGameLabel(id)}
            </option>
          ))}
        </MatchSelect>
        <Length parts={parts} />
      </div>
    </Card>
  );
};

const Length = ({ parts }: Props) => {
  const { gameType } = parts.form;
  const length = isGame(gameType) ? lengthField(gameType) : undefined;
  if (length === null) return <p className={`${layout.half} ${layout.note}`}>{words.ownLength}</p>;
  return (
    <MatchText
      parts={parts}
      field="length"
      label={length === undefined ? words.fields.length : words.lengths[length]}
      width="half"
      inputMode="numeric"
      maxLength={4}
      readOnly={length === undefined}
      hint={length === undefined ? words.gameFirst : undefined}
    />
  );
};

/** The players, what each begins with, and whether it counts. */
export const Who = ({ parts }: Props) => {
  const { gameType, start1, start2 } = parts.form;
  const unit = isGame(gameType) ? words.startHints[headStartUnit(gameType)] : undefined;
  const hasStart = Number(start1) > 0 || Number(start2) > 0;
  const rest = { width: 'half', inputMode: 'numeric', maxLength: 3, isOptional: true } as const;
  return (
    <Card as="section" padding="form">
      <CardHead>{words.parts.who}</CardHead>
      <div className={layout.fields}>
        <MatchPerson parts={parts} seat="player1" width="full" />
        <MatchPerson parts={parts} seat="player2" width="full" />
        <MatchText parts={parts} field="start1" hint={unit} {...rest} />
        <MatchText parts={parts} field="start2" hint={unit} {...rest} />
        <Proposal parts={parts} />
        <div className={layout.full}>
          <Checkbox
            name="isRated"
            checked={parts.form.isRated}
            disabled={parts.isLocked || isFixed(parts, 'isRated')}
            hint={hasStart ? words.notRated : undefined}
            onCheckedChange={(isRated) => parts.actor.send({ type: 'rated', isRated })}
          >
            {words.fields.isRated}
          </Checkbox>
        </div>
      </div>
    </Card>
  );
};

const Proposal = ({ parts: { actor, isLocked } }: Props) => {
  const canPropose = useSelector(actor, selectCanPropose);
  const isProposing = useSelector(actor, selectIsProposing);
  if (!canPropose) return null;
  return (
    <div className={layout.full}>
      <Button
        tone="secondary"
        size="small"
        state={isProposing ? 'busy' : 'idle'}
        disabled={isLocked && !isProposing}
        onClick={() => actor.send({ type: 'propose' })}
      >
        {words.propose}
      </Button>
    </div>
  );
};

const keptText = (minutes: number): string =>
  minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes);

/** When and where it is played, and before whom. */
export const When = ({ parts }: Props) => {
  const zone = useSelector(parts.actor, selectZone);
  const kept = parts.form.plannedMinutes;
  const choices = keptMinutes.some((minutes) => String(minutes) === kept) || kept === '';
  return (
    <Card as="section" padding="form">
      <CardHead>{words.parts.when}</CardHead>
      <div className={layout.fields}>
        <MatchDateTime
          parts={parts}
          field="scheduleTime"
          width="half"
          hint={zone === null ? undefined : words.clocks(zone)}
          isOptional
        />
        <Table parts={parts} />
        <MatchSelect parts={parts} field="plannedMinutes" width="half" hint={words.keptHint} isOptional>
          <option value="">{words.notKept}</option>
          {!choices && <option value={kept}>{words.minutes(Number(kept))}</option>}
          {keptMinutes.map((minutes) => (
            <option key={minutes} value={String(minutes)}>
              {keptText(minutes)}
            </option>
          ))}
        </MatchSelect>
        <VenueFailure parts={parts} />
        <MatchPerson parts={parts} seat="referee" width="full" hint={words.refereeHint} isOptional />
      </div>
    </Card>
  );
};

const Table = ({ parts }: Props) => {
  const venue = useSelector(parts.actor, selectVenue);
  const isFailed = useSelector(parts.actor, selectIsVenueFailed);
  const { clubId, tableId } = parts.form;
  const tables = venue?.rows ?? [];
  const isReading = clubId !== '' && venue === null && !isFailed;
  const hint = clubId === '' ? words.tableLater : isReading ? words.clocksReading : undefined;
  const isKnown = tableId === '' || tables.some((table) => String(table.tableId) === tableId);
  return (
    <MatchSelect
      parts={parts}
      field="tableId"
      width="half"
      hint={hint}
      isOff={clubId === '' || venue === null}
      isOptional
    >
      <option value="">{words.noTable}</option>
      {!isKnown && <option value={tableId}>…</option>}
      {tables.map((table) => (
        <option key={table.tableId} value={String(table.tableId)}>
          {table.state === 'outOfOrder'
            ? `${tableWords.named(table)} (${tableWords.states.outOfOrder})`
            : tableWords.named(table)}
        </option>
      ))}
    </MatchSelect>
  );
};

const VenueFailure = ({ parts: { actor, isLocked } }: Props) => {
  const isFailed = useSelector(actor, selectIsVenueFailed);
  if (!isFailed) return null;
  return (
    <div className={layout.full} role="alert">
      {words.clocksFailed}{' '}
      <Button
        tone="secondary"
        size="small"
        disabled={isLocked}
        onClick={() => actor.send({ type: 'venue.retry' })}
      >
        {errorWords.retry}
      </Button>
    </div>
  );
};
