import { useSelector } from '@xstate/react';
import { hostOf } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectDialog, selectDifferences, selectIsBusy } from '#machines/apps/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { Choosing } from './choosing.tsx';
import { Describing } from './describing.tsx';
import { Linking } from './linking.tsx';

type Props = { actor: AppsActor };

/** The dialog that stands over the apps, if any. */
export const AppDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'none') return null;
  if (dialog === 'resolvingConflict') return <ResolvingConflict actor={actor} />;
  if (dialog === 'entering') return <Describing actor={actor} />;
  if (dialog === 'choosing') return <Choosing actor={actor} />;
  return dialog === 'linking' ? <Linking actor={actor} /> : <Question actor={actor} kind={dialog} />;
};

/** What both have, side by side. */
const ResolvingConflict = ({ actor }: Props) => {
  const name = useSelector(actor, ({ context }) => context.app?.appName ?? '');
  const rows = useSelector(actor, selectDifferences, isSameText);
  return (
    <DifferenceDialog
      words={{ ...words, differTitle: words.differTitle(name) }}
      rows={rows.map(({ field, mine, theirs }) => ({ field: words.fields[field], mine, theirs }))}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Question = ({ actor, kind }: Props & { kind: 'asking' | 'confirmingWithdrawal' }) => {
  const upload = useSelector(actor, ({ context }) => context.upload);
  const isBusy = useSelector(actor, selectIsBusy);
  const what = upload ? words.what(upload.type, words.channels[upload.channel], upload.version) : '';
  const isPublishing = kind === 'asking';
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <AlertDialog
      title={isPublishing ? words.ask.publish(what) : words.ask.takeDown(what)}
      purpose={isPublishing ? words.ask.publishPurpose(hostOf(upload?.url ?? '')) : words.ask.takeDownPurpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={isPublishing ? words.ask.publishNow : words.ask.takeDownNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
      tone={isPublishing ? 'primary' : 'dangerSolid'}
    />
  );
};
