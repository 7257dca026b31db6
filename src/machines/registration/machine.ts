import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { registerPlayer } from '#api/registration.ts';
import { randomKey } from '#browser/random.ts';
import { clearDraft, readDraft, writeDraft } from '#browser/storage.ts';
import { numberTyped } from '#domain/countries/number.ts';
import { draftOf, isSameRegistration, withRegistrationDraft } from '#domain/registration/draft.ts';
import type { RegistrationForm } from '#domain/registration/form.ts';
import type { ProofStage } from '#domain/verification/code.ts';
import { registrationWords } from '#domain/words/registration.ts';
import { errorBanner, formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import {
  emptyForm,
  findFault,
  refusedField,
  requestOf,
  taken,
  type FormFault,
  type SecretField,
  type TextField,
} from './form.ts';

export type RegistrationContext = {
  form: RegistrationForm;
  /** How far the address is proved, and what opens the registration. */
  stage: ProofStage;
  grant: string | null;
  fault: FormFault | null;
  /** What the server said of the whole, as people read it. */
  refusal: string | null;
  /** The field that has not taken all that was typed or pasted. */
  trimmed: TextField | SecretField | null;
  /** Whether the form began with what had been typed in this tab before. */
  isRestored: boolean;
  /** Names one registration, so that it is done once however often it is sent. */
  key: string;
};

export type RegistrationEvent =
  | { type: 'text.changed'; field: TextField; value: string }
  | { type: 'secret.changed'; field: SecretField; value: string }
  | { type: 'choice.changed'; field: 'countryCode' | 'currency'; value: string }
  | { type: 'clubs.changed'; clubs: readonly number[] }
  | { type: 'tick.changed'; field: 'isReferee' | 'isEulaAccepted'; value: boolean }
  | { type: 'proof.changed'; email: string; stage: ProofStage; grant: string | null }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'keep' }
  | { type: 'leave' }
  | { type: 'login' }
  | { type: 'stay' }
  | { type: 'hold' }
  | { type: 'release' };

export type RegistrationEmitted =
  | Telling
  /** The proof is used up by an account, or worth nothing to the server. */
  | { type: 'proof.used' }
  | { type: 'proof.refused' }
  /** The popup goes; what was typed was dropped, or has become an account whose owner signs in next. */
  | { type: 'left'; to: 'page' | 'login'; email: string };

type Proof = { email: string; stage: ProofStage; grant: string | null };

const formName = 'registration';
const untouched = {
  stage: 'unverified' as const,
  grant: null,
  fault: null,
  refusal: null,
  trimmed: null,
};

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { draft?: unknown },
    tags: {} as 'busy',
  },
  actors: { registerPlayer },
  actions: {
    setText: assign(({ context }, { field, value }: { field: TextField | SecretField; value: string }) => {
      if (field === 'mobile') {
        const number = numberTyped(value, context.form.countryCode);
        const isTrimmed = number.countryCode === context.form.countryCode && number.mobile !== value;
        return { form: { ...context.form, ...number }, trimmed: isTrimmed ? field : null };
      }
      const kept = taken(field, value);
      return { form: { ...context.form, [field]: kept }, trimmed: kept === value ? null : field };
    }),
    setValue: assign(
      ({ context }, { field, value }: { field: keyof RegistrationForm; value: string | boolean }) => ({
        form: { ...context.form, [field]: value },
        trimmed: null,
      }),
    ),
    setClubs: assign(({ context }, { clubs }: { clubs: readonly number[] }) => ({
      form: { ...context.form, clubs },
    })),
    setProof: assign(({ context }, { email, stage, grant }: Proof) => ({
      form: { ...context.form, email },
      stage,
      grant,
    })),
    renewKey: assign({ key: () => randomKey() }),
    findFault: assign({ fault: ({ context }) => findFault(context.form, context.stage) }),
    keepFault: assign((_, { problem }: { problem: ProblemData }) => ({ fault: refusedField(problem) })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, registrationWords.failed),
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    forgetSecrets: assign(({ context }) => ({
      form: { ...context.form, pin: '', password: '', confirmPassword: '' },
      grant: null,
    })),
    storeDraft: ({ context }) => writeDraft('visitor', formName, draftOf(context.form)),
    dropDraft: () => clearDraft('visitor', formName),
    tellProofUsed: emit({ type: 'proof.used' }),
    tellProofRefused: emit({ type: 'proof.refused' }),
    tellLeft: emit(({ context }, { to }: { to: 'page' | 'login' }) => ({
      type: 'left' as const,
      to,
      email: context.form.email,
    })),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    hasFault: ({ context }) => findFault(context.form, context.stage) !== null,
    isTouched: ({ context }) => !isSameRegistration(context.form, emptyForm),
    mendsFault: ({ context: { fault, form, stage } }, proof: Proof) =>
      (fault?.field === 'email' || fault?.field === 'code') &&
      (form.email !== proof.email || stage !== proof.stage),
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
    isUnproved: (_, { problem }: { problem: ProblemData }) => problem.code === 'email_unverified',
    namesField: (_, { problem }: { problem: ProblemData }) => refusedField(problem) !== null,
  },
  delays: { errorBanner },
});

/** What is mended is no longer wrong, and what is sent next is another registration. */
const mended = ['storeDraft', 'renewKey'] as const;

/** The registration of a player: filled in, checked, sent, done (document 000, sections 2 to 5 and 7). */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => {
    const draft = input.draft === undefined ? readDraft('visitor', formName) : input.draft;
    const form = withRegistrationDraft(emptyForm, draft);
    const isRestored = !isSameRegistration(form, emptyForm);
    return { ...untouched, form, isRestored, key: randomKey() };
  },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The form can be filled in and sent at any moment; all but the secrets is kept in this tab.',
      initial: 'clear',
      on: {
        'text.changed': {
          target: '.clear',
          actions: [{ type: 'setText', params: asked }, ...mended],
        },
        'secret.changed': {
          target: '.clear',
          actions: [{ type: 'setText', params: asked }, ...mended],
        },
        'choice.changed': {
          target: '.clear',
          actions: [{ type: 'setValue', params: asked }, ...mended],
        },
        'tick.changed': {
          target: '.clear',
          actions: [{ type: 'setValue', params: asked }, ...mended],
        },
        'clubs.changed': {
          target: '.clear',
          actions: [{ type: 'setClubs', params: asked }, ...mended],
        },
        'proof.changed': [
          {
            guard: { type: 'mendsFault', params: asked },
            target: '.clear',
            actions: [{ type: 'setProof', params: asked }, 'renewKey'],
          },
          { actions: [{ type: 'setProof', params: asked }, 'renewKey'] },
        ],
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'registering', actions: 'clearMessages' },
        ],
        cancel: [
          { guard: 'isTouched', target: 'asking' },
          { target: 'left', actions: { type: 'tellLeft', params: { to: 'page' } } },
        ],
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#registration.editing.clear'),
      },
    },
    asking: {
      description: 'Asks before what was typed is lost.',
      on: {
        'proof.changed': { actions: { type: 'setProof', params: asked } },
        keep: 'editing',
        leave: { target: 'left', actions: ['dropDraft', { type: 'tellLeft', params: { to: 'page' } }] },
      },
    },
    registering: {
      description: 'The registration is on its way.',
      tags: 'busy',
      on: { 'proof.changed': { actions: { type: 'setProof', params: asked } } },
      invoke: {
        src: 'registerPlayer',
        input: ({ context: { form, grant, key } }) => ({ request: requestOf(form, grant), key }),
        onDone: { target: 'registered', actions: ['tellProofUsed', 'forgetSecrets', 'dropDraft'] },
        onError: [
          {
            guard: { type: 'isSilent', params: failure },
            target: 'editing',
            actions: { type: 'warn', params: failure },
          },
          {
            guard: { type: 'isUnproved', params: failure },
            target: 'editing.faulty',
            actions: [{ type: 'keepFault', params: failure }, 'tellProofRefused', 'renewKey'],
          },
          {
            guard: { type: 'namesField', params: failure },
            target: 'editing.faulty',
            actions: [{ type: 'keepFault', params: failure }, 'renewKey'],
          },
          {
            target: 'editing.refused',
            actions: [{ type: 'keepRefusal', params: failure }, 'renewKey'],
          },
        ],
      },
    },
    registered: {
      description: 'The account is there; its owner is led to the sign-in.',
      on: {
        'proof.changed': {},
        login: { target: 'left', actions: { type: 'tellLeft', params: { to: 'login' } } },
        stay: { target: 'left', actions: { type: 'tellLeft', params: { to: 'page' } } },
      },
    },
    left: { type: 'final', description: 'The popup is gone.' },
  },
});

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
