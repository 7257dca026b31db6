import { assign, emit, setup } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { getTournament, type Tournament } from '#api/fixtures.ts';
import { readClubOffers, type ClubOffers } from '#api/rankings.ts';
import { problemText } from '#api/problem.ts';
import { createTournament, setTournamentStage, updateTournament } from '#api/tournaments.ts';
import { randomKey } from '#browser/random.ts';
import {
  differences,
  formOf,
  ownRounds,
  templateLengths,
  type OwnRound,
  type RoundTemplate,
  type TournamentFlag,
  type TournamentForm,
  type TournamentTextField,
} from '#domain/tournaments/form.ts';
import type { Intent } from '#domain/tournaments/form-fault.ts';
import { drawnRounds, roundLock } from '#domain/tournaments/round-locks.ts';
import { canMove } from '#domain/tournaments/stage.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import { dropForm, keepForm, recallForm, type DraftPlace } from '#machines/patterns/draft.ts';
import { toast } from '#machines/patterns/telling.ts';
import type {
  Failure,
  ReadTournament,
  TournamentFormContext,
  TournamentFormEmitted,
  TournamentFormEvent,
  TournamentFormInput,
} from './form-context.ts';
import { hostOf, withHost } from './form-hosts.ts';
import { textsIn, textsOf } from './form-texts.ts';

/** Where what is typed is kept. */
export const draftOf = ({
  userId,
  tournamentId,
}: Pick<TournamentFormContext, 'userId' | 'tournamentId'>): DraftPlace => ({
  userId,
  name: tournamentId === null ? 'new-tournament' : `tournament-${tournamentId}`,
});

const readOf = (tournament: Tournament): ReadTournament => ({
  form: formOf(tournament.settings),
  version: tournament.version,
  stage: tournament.stage,
  hasEntries: tournament.playerCount > 0,
  drawn: drawnRounds(tournament),
});

/**
 * A new tournament is timed by the clocks of the club that runs it, unless another zone was chosen. It is not typed, so it is
 * no change that could be lost.
 */
function inZone(
  { tournamentId, proposedZone, form, saved }: TournamentFormContext,
  timeZone: string | null,
): Partial<TournamentFormContext> {
  if (tournamentId !== null || timeZone === null || form.timeZone !== proposedZone) return {};
  return {
    proposedZone: timeZone,
    form: { ...form, timeZone },
    saved: { ...saved, form: { ...saved.form, timeZone } },
  };
}

const typed = (form: TournamentForm) => ({ form, key: randomKey() });

/** What the form of a tournament is made from. */
export const tournamentFormSetup = setup({
  types: {
    context: {} as TournamentFormContext,
    events: {} as TournamentFormEvent,
    emitted: {} as TournamentFormEmitted,
    input: {} as TournamentFormInput,
    tags: {} as 'busy',
  },
  actors: {
    listActiveClubs,
    readClubOffers,
    getTournament,
    createTournament,
    updateTournament,
    setTournamentStage,
  },
  actions: {
    setHosts: assign(({ context }, { rows }: ActiveClubs) => ({
      hosts: [...context.hosts, ...rows.map(hostOf)],
    })),
    setOffers: assign(({ context }, { levels, categories, timeZone }: ClubOffers) => ({
      levels: levels.map(({ levelId, name }) => ({ value: String(levelId), label: name })),
      categories: categories.map(({ categoryId, name }) => ({ value: String(categoryId), label: name })),
      ...inZone(context, timeZone),
    })),
    setRead: assign(({ context }, tournament: Tournament) => {
      const saved = readOf(tournament);
      const draft = recallForm(draftOf(context), saved.form);
      return {
        hosts: withHost(context.hosts, tournament),
        saved,
        form: draft?.form ?? saved.form,
        version: draft?.version ?? saved.version,
      };
    }),
    // What was typed is what is saved now.
    setSaved: assign((_, tournament: Tournament) => {
      const saved = readOf(tournament);
      return { saved, version: saved.version };
    }),
    setCreated: assign((_, { id }: { id: number }) => ({ tournamentId: id })),
    setTheirs: assign((_, tournament: Tournament) => ({ theirs: readOf(tournament) })),
    // The version that was looked at is the one to be written over.
    answerTheirs: assign(({ context: { theirs, saved } }) => ({
      saved: theirs ?? saved,
      version: (theirs ?? saved).version,
    })),
    takeTheirs: assign(({ context: { theirs, form } }) => ({ form: theirs?.form ?? form })),
    change: assign(({ context }, { field, value }: { field: TournamentTextField; value: string }) =>
      typed({ ...context.form, [field]: value }),
    ),
    // Levels and categories are those of one club.
    changeClub: assign(({ context }, { value }: { value: string }) => ({
      ...typed({ ...context.form, clubId: value, levelId: '', categoryId: '' }),
      levels: [],
      categories: [],
    })),
    toggle: assign(({ context }, { field, value }: { field: TournamentFlag; value: boolean }) =>
      typed({ ...context.form, [field]: value }),
    ),
    changeRound: assign(({ context: { form } }, { round, value }: { round: OwnRound; value: string }) =>
      typed({ ...form, roundLengths: { ...form.roundLengths, [round]: value } }),
    ),
    // Rounds that have begun keep what they have.
    fillRounds: assign(({ context: { form, saved } }, { template }: { template: RoundTemplate }) => {
      const filled = templateLengths(template, form);
      const kept = ownRounds.filter((round) => roundLock(saved.drawn, round) === 'begun');
      const roundLengths = {
        ...filled,
        ...Object.fromEntries(kept.map((round) => [round, form.roundLengths[round]])),
      };
      return typed({ ...form, roundLengths });
    }),
    changeTieBreaks: assign(({ context: { form } }, { tieBreaks }: { tieBreaks: readonly string[] }) =>
      typed({ ...form, tieBreaks: [...tieBreaks] }),
    ),
    setIntent: assign((_, { intent }: { intent: Intent }) => ({ intent })),
    setFaults: assign(({ context }, { intent }: { intent: Intent }) => ({
      faults: textsOf(context, intent),
      refusal: words.checkFields,
    })),
    setRefusal: assign((_, { problem }: Failure) => ({
      faults: textsIn(problem.fields),
      refusal: problemText(problem),
    })),
    clearMessages: assign({ faults: {}, refusal: null }),
    storeDraft: ({ context }) => keepForm(draftOf(context), context),
    clearDraft: ({ context }) => dropForm(draftOf(context)),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    emitLeft: emit({ type: 'left' }),
  },
  guards: {
    isEverywhere: ({ context }) => context.reach === 'everywhere',
    isClub: (_, { field }: { field: TournamentTextField }) => field === 'clubId',
    isNew: ({ context }) => context.tournamentId === null,
    hasFault: ({ context }, { intent }: { intent: Intent }) =>
      Object.keys(textsOf(context, intent)).length > 0,
    hasChanges: ({ context: { form, saved } }) => differences(form, saved.form).length > 0,
    canPublish: ({ context }) => canMove(context.saved.stage, 'publish'),
    isPublishing: ({ context }) => context.intent === 'publish',
    isMine: (_, { mayManage }: Tournament) => mayManage,
    isChangedMeanwhile: (_, { problem }: Failure) => problem.status === 412,
    isUnknown: (_, { problem }: Failure) => problem.status === 404 || problem.status === 400,
  },
});
