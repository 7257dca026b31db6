import { useSelector } from '@xstate/react';
import { hostOf } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectDialog, selectIsBusy } from '#machines/apps/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Choosing } from './choosing.tsx';
import { Describing } from './describing.tsx';
import { Linking } from './linking.tsx';

type Props = { actor: AppsActor };

/** The dialog that stands over the apps, if any. */
export const AppDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'none') return null;
  if (dialog === 'describing') return <Describing actor={actor} />;
  if (dialog === 'choosing') return <Choosing actor={actor} />;
  return dialog === 'linking' ? <Linking actor={actor} /> : <Question actor={actor} kind={dialog} />;
};

const Question = ({ actor, kind }: Props & { kind: 'asking' | 'doubting' }) => {
  const upload = useSelector(actor, ({ context }) => context.upload);
  const isBusy = useSelector(actor, selectIsBusy);
  const what = upload ? words.what(upload.type, words.channels[upload.channel], upload.version) : '';
  const isPublishing = kind === 'asking';
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={isPublishing ? words.ask.publish(what) : words.ask.takeDown(what)}
      purpose={isPublishing ? words.ask.publishPurpose(hostOf(upload?.url ?? '')) : words.ask.takeDownPurpose}
      closing={isBusy ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            tone={isPublishing ? 'primary' : 'dangerSolid'}
            state={isBusy ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'confirm' })}
          >
            {isPublishing ? words.ask.publishNow : words.ask.takeDownNow}
          </Button>
        </>
      }
    />
  );
};
