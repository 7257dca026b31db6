import { sourceLanguage, type Language } from './languages.ts';
import { englishTexts, isKnown, learn, onFurtherFeature, type Messages } from './translated.ts';

/** The texts of a language: those of every first page at once, those of a feature when it is used. */
export type Catalogue = {
  first: Readonly<Record<string, Messages>>;
  later: Readonly<Record<string, () => Promise<{ messages: Messages }>>>;
};

/** Where the texts of each language lie; one line adds a language. */
const catalogues: Readonly<Record<Exclude<Language, typeof sourceLanguage>, () => Promise<Catalogue>>> = {
  es: () => import('#domain/messages/es/catalogue.gen.ts'),
  'pt-BR': () => import('#domain/messages/pt-BR/catalogue.gen.ts'),
};

/** Brings along all that a language has of the features in use; those of one that is in use later as soon as it is there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === sourceLanguage) return;
  const catalogue = await catalogues[language]();
  for (const [feature, messages] of Object.entries(catalogue.first)) learn(language, feature, messages);
  await Promise.all([...englishTexts.keys()].map((feature) => loadFeature(language, catalogue, feature)));
}

/** Brings along every text of a language, for a program that serves everyone. */
export async function loadWholeLanguage(language: Language): Promise<void> {
  if (language === sourceLanguage) return;
  const catalogue = await catalogues[language]();
  for (const [feature, messages] of Object.entries(catalogue.first)) learn(language, feature, messages);
  const names = Object.keys(catalogue.later);
  await Promise.all(names.map((feature) => loadFeature(language, catalogue, feature)));
}

async function loadFeature(language: Language, { later }: Catalogue, feature: string): Promise<void> {
  const load = later[feature];
  if (load && !isKnown(language, feature)) learn(language, feature, (await load()).messages);
}

/** What is on its way. */
const pending = new Set<Promise<unknown>>();

/** From now on, whatever brings texts along brings them in the language of the page. */
export function followFeatures(language: () => Language): void {
  onFurtherFeature(() => {
    const spoken = language();
    if (spoken === sourceLanguage) return;
    // What comes along in one part is asked for together.
    const loading = Promise.resolve()
      .then(() => loadLanguage(spoken))
      // English stands in for what could not be had.
      .catch(() => {})
      .finally(() => pending.delete(loading));
    pending.add(loading);
  });
}

/** Waits until the texts of the parts that have come along are there in the language of the page. */
export async function textsReady(): Promise<void> {
  await Promise.all(pending);
}
