import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { profileWords as words } from '#domain/words/profile.ts';
import type { ProfileActor } from '#machines/profile/machine.ts';
import {
  selectConflict,
  selectFailure,
  selectForm,
  selectIsDiscarding,
} from '#machines/profile/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { ResolvingConflict } from './resolving-conflict.tsx';
import { Discarding } from './discarding.tsx';
import { Editing, type ProfileChoices } from './editing.tsx';
import * as css from '#styles/form-layout.css.ts';

export { profileMachine as machine } from '#machines/profile/machine.ts';

export type ProfilePageProps = { actor: ProfileActor; choices: ProfileChoices; picture?: ReactNode };

/** The signed-in user's own profile. */
export const ProfilePage = ({ actor, choices, picture }: ProfilePageProps) => {
  const form = useSelector(actor, selectForm);
  const failure = useSelector(actor, selectFailure);
  const isDiscarding = useSelector(actor, selectIsDiscarding);
  const isConflicting = useSelector(actor, selectConflict) !== null;
  if (failure !== null) {
    return (
      <PageMessage
        title={words.failed}
        text={failure}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{words.retry}</Button>}
      />
    );
  }
  return (
    <div className={css.page}>
      <PageTitle detail={words.detail}>{words.title}</PageTitle>
      {form && picture && <Card padding="form">{picture}</Card>}
      {form ? (
        <Editing actor={actor} form={form} choices={choices} />
      ) : (
        <SkeletonRows label={words.loading} count={8} />
      )}
      {isDiscarding && <Discarding actor={actor} />}
      {isConflicting && <ResolvingConflict actor={actor} />}
    </div>
  );
};
