import { useSelector } from '@xstate/react';
import { languageNames, languages, type Language } from '#domain/language/languages.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import type { LanguageActor } from '#machines/app/language.ts';
import { SelectField } from '#views/ui/select-field.tsx';
import { Select } from '#views/ui/select.tsx';

type Props = { actor: LanguageActor; isSignedIn: boolean };

/** Each language calls itself by its own name. */
const options = languages.map((one) => (
  <option key={one} value={one} lang={one}>
    {languageNames[one]}
  </option>
));

const useChoice = ({ actor, isSignedIn }: Props) => ({
  value: useSelector(actor, ({ context }) => context.language),
  onChange: (event: { currentTarget: { value: string } }): void =>
    actor.send({ type: 'language.chosen', language: event.currentTarget.value as Language, isSignedIn }),
});

/** Chooses the language of the product, in a header. */
export const LanguageChoice = (props: Props) => (
  <Select size="small" width="content" aria-label={navigationWords.header.language} {...useChoice(props)}>
    {options}
  </Select>
);

/** The same choice as a field of the own profile, with what it is good for. */
export const LanguageField = (props: Props) => (
  <SelectField
    label={navigationWords.header.ownLanguage}
    hint={navigationWords.header.languageHint}
    {...useChoice(props)}
  >
    {options}
  </SelectField>
);
