import { plannedWords as words } from '#domain/words/planned.ts';
import { errorWords } from '#domain/words/errors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';

/** What an address shows whose screen is not built yet; `docs/roadmap.md` lists them. */
export const PlannedPage = ({ title, home }: { title: string; home: string }) => (
  <PageMessage
    title={title}
    text={words.text}
    shot="threeCushion"
    actions={<ButtonLink href={home}>{home === '/' ? errorWords.home : words.back}</ButtonLink>}
  />
);
