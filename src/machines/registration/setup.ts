import { assign, emit, setup } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { registerPlayer } from '#api/registration.ts';
import { randomKey } from '#browser/random.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { numberTyped } from '#domain/countries/number.ts';
import { draftOf, isSameRegistration } from '#domain/registration/draft.ts';
import type { RegistrationForm } from '#domain/registration/form.ts';
import type { ProofStage } from '#domain/verification/code.ts';
import { registrationWords } from '#domain/words/registration.ts';
import { errorBanner } from '#machines/patterns/form-messages.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import {
  emptyForm,
  findFault,
  refusedField,
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

/** Where what is typed is kept in the tab. */
export const formName = 'registration';
/** What a registration is made of; how it goes stands in `machine.ts`. */
export const registrationSetup = setup({
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
