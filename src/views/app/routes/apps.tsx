import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { imageWords as words } from '#domain/words/images.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { AppsPage, machine } from '#views/apps/page.tsx';
import { logoMachineOf, PictureField } from '#views/images/picture-field.tsx';

/** The office of the mobile apps with an actor of its own. */
export const ManageApps = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useReports(actor, actors.app);
  return <AppsPage actor={actor} renderLogo={(app) => <Logo actors={actors} app={app} />} />;
};

type Props = { actors: AppActors; app: { id: number; appName: string; logo: string | null } };

/** The logo of an app, which is saved at once. */
const Logo = ({ actors, app }: Props) => {
  const [logoMachine] = useState(() => logoMachineOf(app.id));
  const actor = useActorRef(logoMachine, {
    input: { purpose: 'logo', isCut: false, saving: 'atOnce', kept: app.logo },
  });
  useReports(actor, actors.app);
  return <PictureField actor={actor} label={words.logoOf(app.appName)} name={app.appName} shape="club" />;
};
