import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { readDraft } from '#browser/storage.ts';
import { isSameRegistration, withRegistrationDraft } from '#domain/registration/draft.ts';
import { formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { emptyForm, requestOf } from './form.ts';
import { formName, registrationSetup } from './setup.ts';

const untouched = {
  stage: 'unverified' as const,
  grant: null,
  fault: null,
  refusal: null,
  trimmed: null,
};

/** What is mended is no longer wrong, and what is sent next is another registration. */
const changing = <Action extends 'setText' | 'setValue' | 'setClubs'>(type: Action) =>
  ({ target: '.clear', actions: [{ type, params: asked }, 'storeDraft', 'renewKey'] }) as const;

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
        'text.changed': changing('setText'),
        'secret.changed': changing('setText'),
        'choice.changed': changing('setValue'),
        'tick.changed': changing('setValue'),
        'clubs.changed': changing('setClubs'),
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
