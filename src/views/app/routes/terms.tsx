import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { machine as legalMachine } from '#views/legal/page.tsx';
import { machine, TermsPage } from '#views/terms/page.tsx';
import { useLanguage } from '#views/ui/language.ts';

/** The terms in the language of the page: in another one they are another text. */
export const Terms = (props: { actors: AppActors }) => <TermsInLanguage key={useLanguage()} {...props} />;

/** The terms page with an actor of its own, which tells the session what was decided. */
const TermsInLanguage = ({ actors }: { actors: AppActors }) => {
  const isPending = useSelector(actors.session, (session) => session.context.pending !== null);
  const actor = useActorRef(machine, { input: { isPending } });
  const { first } = useInitialData('terms-conditions');
  const text = useActorRef(legalMachine, { input: { document: 'termsConditions', first } });
  useEffect(() => actor.send({ type: 'session.changed', isPending }), [actor, isPending]);
  useEmitted(actor, {
    'terms.accepted': (event) => actors.session.send(event),
    'terms.declined': (event) => actors.session.send(event),
    'terms.refused': () => text.send({ type: 'text.outdated' }),
    notice: actors.notices.send,
  });
  return <TermsPage actor={actor} text={text} />;
};
