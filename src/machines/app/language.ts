import { assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { keepOwnLanguage } from '#api/language.ts';
import { markLanguage, writeLanguage } from '#browser/language.ts';
import { readLanguageFrom } from '#domain/language/current.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';
import { followFeatures, loadLanguage } from '#domain/language/loading.ts';
import { errorWords } from '#domain/words/errors.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type LanguageEvent =
  /** Somebody has chosen a language; one who is signed in keeps it with the account. */
  | { type: 'language.chosen'; language: Language; isSignedIn: boolean }
  /** Whoever has signed in reads in another language. */
  | { type: 'language.known'; language: Language };

export type LanguageContext = {
  /** The language of the page. */
  language: Language;
  wanted: Language;
  isSignedIn: boolean;
};

type Chosen = { language: Language; isSignedIn?: boolean };

const languageSetup = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    emitted: {} as Telling,
    input: {} as { language: Language },
  },
  actors: {
    loadLanguage: fromPromise<void, Language>(({ input }) => loadLanguage(input)),
    keepOwnLanguage,
  },
  actions: {
    want: assign((_, { language, isSignedIn = false }: Chosen) => ({ wanted: language, isSignedIn })),
    /** What was wanted could not be had: whoever wants it again is heard. */
    stay: assign(({ context }) => ({ wanted: context.language })),
    speak: assign(({ context }) => ({ language: context.wanted })),
    keep: ({ context }) => {
      writeLanguage(context.wanted);
      markLanguage(context.wanted);
    },
    tellFailure: emit(() => toast('error', errorWords.unanswered)),
  },
  guards: {
    isOther: ({ context }, { language }: Chosen) => context.wanted !== language,
    isSignedIn: ({ context }) => context.isSignedIn,
  },
});

/** Another language is wanted: the last one counts, also while an earlier one is on its way. */
const turning = {
  'language.chosen': {
    guard: { type: 'isOther', params: ({ event }: { event: LanguageEvent }) => event },
    target: 'loading',
    reenter: true,
    actions: { type: 'want', params: ({ event }: { event: LanguageEvent }) => event },
  },
  'language.known': {
    guard: { type: 'isOther', params: ({ event }: { event: LanguageEvent }) => event },
    target: 'loading',
    reenter: true,
    actions: { type: 'want', params: ({ event }: { event: LanguageEvent }) => event },
  },
} as const;

/** The language of the page, which is another one only when all of its texts that the page needs are there. */
export const languageMachine = languageSetup.createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ language, wanted: language, isSignedIn: false }),
  initial: 'spoken',
  states: {
    spoken: {
      description: 'The page is in its language.',
      on: turning,
    },
    loading: {
      description: 'The texts of another language are on their way; the page stays in its own.',
      tags: 'busy',
      on: turning,
      invoke: {
        src: 'loadLanguage',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: 'isSignedIn', target: 'keeping', actions: ['speak', 'keep'] },
          { target: 'spoken', actions: ['speak', 'keep'] },
        ],
        onError: { target: 'spoken', actions: ['stay', 'tellFailure'] },
      },
    },
    keeping: {
      description: 'The page is in its new language, and the account is told of it.',
      tags: 'busy',
      on: turning,
      invoke: {
        src: 'keepOwnLanguage',
        input: ({ context }) => context.language,
        onDone: { target: 'spoken' },
        onError: { target: 'spoken', actions: 'tellFailure' },
      },
    },
  },
});

export type LanguageActor = ActorRefFrom<typeof languageMachine>;

let spoken: LanguageActor | null = null;

/** Lets every text be read in the language of an actor. */
export function speakAs(actor: LanguageActor): void {
  spoken = actor;
  const language = (): Language => spoken?.getSnapshot().context.language ?? sourceLanguage;
  readLanguageFrom(language);
  followFeatures(language);
}
