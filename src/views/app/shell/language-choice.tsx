import { useSelector } from '@xstate/react';
import { languageNames, languages, type Language } from '#domain/language/languages.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import type { LanguageActor } from '#machines/app/language.ts';
import { Select } from '#views/ui/select.tsx';

/** Chooses the language of the product; each calls itself by its own name. */
export const LanguageChoice = ({ actor, isSignedIn }: { actor: LanguageActor; isSignedIn: boolean }) => {
  const language = useSelector(actor, ({ context }) => context.language);
  return (
    <Select
      size="small"
      width="content"
      aria-label={navigationWords.header.language}
      value={language}
      onChange={(event) =>
        actor.send({ type: 'language.chosen', language: event.currentTarget.value as Language, isSignedIn })
      }
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </Select>
  );
};
