import { useActorRef, useSelector } from '@xstate/react';
import { routeOf } from '#domain/navigation/routes.ts';
import { profileWords as words } from '#domain/words/profile.ts';
import { secondFactorWords } from '#domain/words/second-factor.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { page } from '#styles/form-layout.css.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { LanguageField } from '#views/app/shell/language-choice.tsx';
import { ownPictureMachine, PictureField } from '#views/images/picture-field.tsx';
import { machine as personalDataMachine, PersonalData } from '#views/personal-data/section.tsx';
import { machine as ownClubsMachine, OwnClubs } from '#views/players/own-clubs.tsx';
import { machine, ProfilePage } from '#views/profile/page.tsx';
import { choicesMachine } from '#views/registration/page.tsx';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { machine as sessionListMachine, SessionList } from '#views/session/list.tsx';

/** The profile page with an actor of its own, which tells the session what was saved, and the own sessions below. */
export const MyProfile = ({ actors }: { actors: AppActors }) => {
  const { user } = actors.session.getSnapshot().context;
  const userId = user?.userId ?? 0;
  const isPlayer = user?.roleId === 5;
  const actor = useActorRef(machine, { input: { userId } });
  const choicesActor = useActorRef(choicesMachine, { input: {} });
  const choices = useSelector(choicesActor, ({ context }) => context);
  useReports(actor, actors.app);
  useReports(choicesActor, actors.app);
  return (
    <>
      <ProfilePage actor={actor} choices={choices} picture={<OwnPicture actors={actors} />} />
      {isPlayer && <MyClubs actors={actors} />}
      <div className={page}>
        <Card as="section" padding="form">
          <LanguageField actor={actors.language} isSignedIn />
        </Card>
      </div>
      <OwnSessions actors={actors} />
      <OwnData actors={actors} />
      <p>
        <Link href={routeOf('two-step').path}>{secondFactorWords.title}</Link>
      </p>
    </>
  );
};

/** The own picture, which is saved at once; the header shows it as soon as it is. */
const OwnPicture = ({ actors }: { actors: AppActors }) => {
  const { user } = actors.session.getSnapshot().context;
  const actor = useActorRef(ownPictureMachine, {
    input: { purpose: 'profile', isCut: true, saving: 'atOnce', kept: user?.profileImage ?? null },
  });
  useReports(actor, actors.app);
  return <PictureField actor={actor} label={words.picture} name={user?.fullName ?? ''} shape="person" />;
};

/** The own clubs; the session learns at once of those that have taken one in. */
const MyClubs = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(ownClubsMachine);
  useReports(actor, actors.app);
  return <OwnClubs actor={actor} />;
};

/** Where one is signed in; signing out everywhere ends the session of this page too. */
const OwnSessions = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(sessionListMachine, { input: {} });
  useReports(actor, actors.app);
  return <SessionList actor={actor} />;
};

/** What is kept of oneself; once it is erased, nobody is signed in any more. */
const OwnData = ({ actors }: { actors: AppActors }) => {
  const { user } = actors.session.getSnapshot().context;
  const actor = useActorRef(personalDataMachine, { input: { userId: user?.userId ?? 0, name: null } });
  useReports(actor, actors.app);
  return <PersonalData actor={actor} />;
};
