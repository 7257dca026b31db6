import { useSelector } from '@xstate/react';
import { entryText } from '#domain/dates/entry.ts';
import { fullGameLabel, type GameTypeId } from '#domain/games.ts';
import { ownRounds, type TournamentField, type TournamentForm } from '#domain/tournaments/form.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import type { Host } from '#machines/tournaments/form-context.ts';
import {
  selectCategories,
  selectDifference,
  selectFormDialog,
  selectHosts,
  selectLevels,
} from '#machines/tournaments/form-selectors.ts';
import type { TournamentFormActor } from '#machines/tournaments/form.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { checkInText } from './check-in-text.ts';

type Props = { actor: TournamentFormActor };

/** The dialog that stands over the form, if any. */
export const FormDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectFormDialog);
  if (dialog === 'conflict') return <Conflict actor={actor} />;
  return dialog === 'leaving' ? (
    <LeavingDialog
      words={words}
      onStay={() => actor.send({ type: 'stay' })}
      onLeave={() => actor.send({ type: 'leave' })}
    />
  ) : null;
};

/** What both have, field by field. */
const Conflict = ({ actor }: Props) => {
  const difference = useSelector(actor, selectDifference, isSame);
  const hosts = useSelector(actor, selectHosts);
  const levels = useSelector(actor, selectLevels);
  const categories = useSelector(actor, selectCategories);
  const offered = { hosts, levels, categories };
  const rows = (difference?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: difference ? textOf(difference.mine, field, offered) : '',
    theirs: difference ? textOf(difference.theirs, field, offered) : '',
  }));
  return (
    <DifferenceDialog
      words={words}
      rows={rows}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Offered = Record<'categories' | 'hosts' | 'levels', readonly Host[]>;
type Reading = (form: TournamentForm, offered: Offered) => string;

const labelOf = (offered: readonly Host[], chosen: string): string =>
  offered.find(({ value }) => value === chosen)?.label ?? chosen;

const dayText = (day: string): string => day.split('-').toReversed().join('-');

/** Fields that people read otherwise than they are kept. */
const readings: Partial<Record<TournamentField, Reading>> = {
  clubId: ({ clubId }, { hosts }) => labelOf(hosts, clubId),
  levelId: ({ levelId }, { levels }) => labelOf(levels, levelId),
  categoryId: ({ categoryId }, { categories }) => labelOf(categories, categoryId),
  gameType: ({ gameType }) => (gameType === '' ? '' : fullGameLabel(gameType as GameTypeId)),
  format: ({ format }) => words.formats[format === 'roundRobin' ? 'roundRobin' : 'knockout'],
  entryMode: ({ entryMode }) => words.entryModes[entryMode as keyof typeof words.entryModes],
  checkInMinutes: ({ checkInMinutes }) => checkInText(Number(checkInMinutes)),
  tieBreaks: ({ tieBreaks }) =>
    tieBreaks.map((one) => words.tieBreaks[one as keyof typeof words.tieBreaks]).join('; '),
  roundLengths: ({ roundLengths }) =>
    ownRounds
      .filter((round) => roundLengths[round] !== '')
      .map((round) => `${words.rounds[round]} ${roundLengths[round]}`)
      .join('; '),
  startDate: ({ startDate }) => dayText(startDate),
  endDate: ({ endDate }) => dayText(endDate),
  entryOpensAt: ({ entryOpensAt }) => entryText(entryOpensAt),
  entryClosesAt: ({ entryClosesAt }) => entryText(entryClosesAt),
};

/** A field as people read it. */
function textOf(form: TournamentForm, field: TournamentField, offered: Offered): string {
  const value = form[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = readings[field]?.(form, offered) ?? (typeof value === 'string' ? value : '');
  return text || words.nothing;
}
