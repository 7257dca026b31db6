import { useSelector } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import type { SessionActor } from '#machines/app/session.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { machine, TermsPage } from '#views/terms/page.tsx';
import { useLanguage } from '#views/ui/language.ts';

/** The session says whether somebody has to accept the terms, and hears what they decide. */
const termsOn = hosted<typeof machine, SessionActor, boolean>({
  guest: machine,
  subjectOf: ({ context: { pending } }) => pending !== null,
  newsOfHost: (isPending) => ({ type: 'session.changed', isPending }),
  newsOfGuest: (decided) => decided,
});

/** The terms in the language of the page: in another one they are another text. */
export const Terms = (props: { actors: AppActors }) => <TermsInLanguage key={useLanguage()} {...props} />;

const TermsInLanguage = ({ actors }: { actors: AppActors }) => {
  const { session } = actors;
  const { first } = useInitialData('terms-conditions');
  const actor = useHosted(actors, termsOn, session, {
    isPending: session.getSnapshot().context.pending !== null,
    first,
  });
  const text = useSelector(actor, ({ children }) => children.text);
  return text && <TermsPage actor={actor} text={text} />;
};
