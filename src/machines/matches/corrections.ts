import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { correctMatch, voidMatch, type MatchDetail } from '#api/matches.ts';
import type { ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { randomKey } from '#browser/random.ts';
import { isReason } from '#domain/reason.ts';
import { matchStatus } from '#domain/matches/status.ts';
import {
  correctionFault,
  correctionFormOf,
  correctionOf,
  type CorrectionFault,
  type CorrectionForm,
} from '#domain/scoring/correction-form.ts';
import { correctionWords as words } from '#domain/words/corrections.ts';
import { problemWords } from '#domain/words/problems.ts';
import { refusedAt } from '#machines/patterns/named-field.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type { MatchDetail };

export type CorrectionsContext = {
  match: MatchDetail;
  task: 'correct' | 'void';
  form: CorrectionForm;
  fault: CorrectionFault | null;
  refusal: string | null;
  /** Matches and groups that rest on the result, by name. */
  later: string[];
  /** Whether they are given up. */
  reset: boolean;
  key: string;
};

export type CorrectionsEvent =
  | { type: 'correct'; match: MatchDetail }
  | { type: 'void'; match: MatchDetail }
  | { type: 'form.changed'; form: Partial<CorrectionForm> }
  | { type: 'submit' }
  | { type: 'reset' }
  | { type: 'dismiss' };

/** What the page of the match hears: it reads the match again. */
export type CorrectionsEmitted = { type: 'match.changed' } | Telling;

/** Frames are typed in one block, at which all that is said of them stands. */
const fieldOf = (name: string): CorrectionFault['field'] | null =>
  name === 'reason' ? name : /^(frames|player[12]Innings)/.test(name) ? 'frames' : null;

const correctionsSetup = setup({
  types: {
    context: {} as CorrectionsContext,
    events: {} as CorrectionsEvent,
    emitted: {} as CorrectionsEmitted,
    input: {} as { match: MatchDetail },
    tags: {} as 'busy',
  },
  actors: { correctMatch, voidMatch },
  actions: {
    begin: assign((_, { type, match }: { type: 'correct' | 'void'; match: MatchDetail }) => ({
      match,
      task: type,
      form: correctionFormOf(match),
      fault: null,
      refusal: null,
      later: [],
      reset: false,
      key: randomKey(),
    })),
    setForm: assign(({ context }, { form }: { form: Partial<CorrectionForm> }) => ({
      form: { ...context.form, ...form },
      key: randomKey(),
      fault: null,
      refusal: null,
      reset: false,
    })),
    setFault: assign(({ context }) => ({ fault: faultOf(context) })),
    setReset: assign({ reset: true, key: () => randomKey() }),
    setLater: assign((_, { problem }: { problem: ProblemData }) => ({ later: Object.keys(problem.fields) })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => {
      const { fault, refusal } = refusedAt(problem, fieldOf);
      // Else what is named are matches that stand in the way.
      const text = refusal && [refusal, ...Object.keys(problem.fields)].join(' ');
      return { fault, refusal: text, reset: false };
    }),
    setMatch: assign((_, match: MatchDetail) => ({ match })),
    tellChanged: emit({ type: 'match.changed' }),
    notify: emit(({ context: { task, match } }) =>
      toast('success', (task === 'correct' ? words.done : words.taken)(match.matchName)),
    ),
  },
  guards: {
    isOver: (_, { match }: { match: MatchDetail }) => match.statusId === matchStatus.completed,
    hasBegun: (_, { match }: { match: MatchDetail }) => match.statusId !== matchStatus.upcoming,
    hasFault: ({ context }) => faultOf(context) !== null,
    isCorrection: ({ context }) => context.task === 'correct',
    canReset: ({ context }, { problem }: { problem: ProblemData }) =>
      !context.reset && ['next_match_over', 'knockout_drawn'].includes(problem.code ?? ''),
  },
});

/** What is wrong with what is typed; who takes a match back says why and nothing else. */
function faultOf({ task, form, match }: CorrectionsContext): CorrectionFault | null {
  if (task === 'correct') return correctionFault(form, match, serverNow());
  return isReason(form.reason) ? null : { field: 'reason', text: problemWords.reason_missing };
}

const why = ({ match, form, reset }: CorrectionsContext) => ({
  version: match.version,
  reason: form.reason.trim(),
  ...(reset && { reset }),
});
const done = {
  target: 'idle',
  actions: [{ type: 'setMatch', params: answered<MatchDetail> }, 'notify', 'tellChanged'],
} as const;
const refused = [
  {
    guard: { type: 'canReset', params: failure },
    target: 'warning',
    actions: { type: 'setLater', params: failure },
  },
  { target: 'editing', actions: { type: 'setRefusal', params: failure } },
] as const;
const sent = [{ guard: 'isCorrection', target: 'correcting' }, { target: 'voiding' }] as const;

/** Correcting the result of a match that is over, and taking a match back: with a reason, and never over later play unasked. */
export const correctionsMachine = correctionsSetup.createMachine({
  id: 'corrections',
  context: ({ input: { match } }) => ({
    match,
    task: 'correct',
    form: correctionFormOf(match),
    fault: null,
    refusal: null,
    later: [],
    reset: false,
    key: randomKey(),
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The result can be corrected or taken back.',
      on: {
        correct: {
          guard: { type: 'isOver', params: asked },
          target: 'editing',
          actions: { type: 'begin', params: asked },
        },
        void: {
          guard: { type: 'hasBegun', params: asked },
          target: 'editing',
          actions: { type: 'begin', params: asked },
        },
      },
    },
    editing: {
      description: 'A dialog shows what the result was and becomes, and asks why.',
      on: {
        'form.changed': { actions: { type: 'setForm', params: asked } },
        submit: [{ guard: 'hasFault', actions: 'setFault' }, ...sent],
        dismiss: 'idle',
      },
    },
    correcting: {
      description: 'The corrected result is on its way.',
      tags: 'busy',
      invoke: {
        src: 'correctMatch',
        input: ({ context }) => ({
          matchId: context.match.matchId,
          key: context.key,
          body: { ...correctionOf(context.form, context.match), ...why(context) },
        }),
        onDone: done,
        onError: refused,
      },
    },
    voiding: {
      description: 'The match is being taken back.',
      tags: 'busy',
      invoke: {
        src: 'voidMatch',
        input: ({ context }) => ({ matchId: context.match.matchId, key: context.key, body: why(context) }),
        onDone: done,
        onError: refused,
      },
    },
    warning: {
      description: 'Names the later matches that rest on the result, before they are given up.',
      on: {
        reset: sent.map((step) => ({ ...step, actions: 'setReset' as const })),
        dismiss: 'editing',
      },
    },
  },
});

export type CorrectionsActor = ActorRefFrom<typeof correctionsMachine>;
