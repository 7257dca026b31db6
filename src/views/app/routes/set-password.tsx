import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter';
import { passwordWords } from '#domain/words/password.ts';
import type { AppActors } from '#machines/app/actors.ts';
import type { SettingPurpose } from '#machines/password/setting.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
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
  useEmitted(actor, {
    notice: actors.notices.send,
    'password.set': () => endSession(actors),
  });
  return <SetPasswordPage actor={actor} />;
};

/** After a password is set its owner signs in with it; a session that was open here has ended. */
function endSession({ session, notices }: AppActors): void {
  if (session.getSnapshot().context.user === null) return;
  session.send({ type: 'sign.out' });
  const text = passwordWords.setting.doneTitle;
  notices.send({ type: 'notice', notice: { kind: 'toast', tone: 'success', text } });
}
