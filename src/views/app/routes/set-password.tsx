import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import type { SettingPurpose } from '#machines/password/setting.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine, SetPasswordPage } from '#views/password/setting.tsx';

type MountProps = { actors: AppActors };

/** The page of a link that sets a password. */
export const SetPassword = ({ actors }: MountProps) => {
  const isFirst = new URLSearchParams(useSearch()).has('first');
  return <ByLink actors={actors} purpose={isFirst ? 'invitation' : 'reset'} />;
};

/** The page of a link that activates an account. */
export const ActivateMember = ({ actors }: MountProps) => <ByLink actors={actors} purpose="activation" />;

const ByLink = ({ actors, purpose }: MountProps & { purpose: SettingPurpose }) => {
  const actor = useActorRef(machine, { input: { purpose } });
  useReports(actor, actors.app);
  return <SetPasswordPage actor={actor} />;
};
