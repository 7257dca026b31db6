import { useSelector } from '@xstate/react';
import { mostZoom } from '#domain/images/crop.ts';
import { imageWords as words } from '#domain/words/images.ts';
import { holdFile, type ImageFieldActor } from '#machines/images/field.ts';
import {
  selectCut,
  selectIsBusy,
  selectPossible,
  selectPurpose,
  selectRefusal,
  selectShown,
  selectStatus,
} from '#machines/images/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { CropFrame } from '#views/ui/crop-frame.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { ImageField } from '#views/ui/image-field.tsx';

export { imageFieldMachine as pictureMachine } from '#machines/images/field.ts';
export { logoMachineOf, ownPictureMachine } from '#machines/images/own.ts';

export type PictureFieldProps = {
  actor: ImageFieldActor;
  label: string;
  /** Whose initials stand where no picture does. */
  name: string;
  shape: 'person' | 'club' | 'wide';
  /** Nothing can be done while the form around it is on its way. */
  isLocked?: boolean;
};

/** A picture of a record, with all that can be done to it. */
export const PictureField = ({ actor, label, name, shape, isLocked = false }: PictureFieldProps) => {
  const possible = useSelector(actor, selectPossible, isSame);
  const src = useSelector(actor, selectShown);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useSelector(actor, selectRefusal);
  const purpose = useSelector(actor, selectPurpose);
  return (
    <>
      <ImageField
        label={label}
        hint={purpose === 'logo' ? words.rules.logo : words.rules.other}
        name={name}
        shape={shape}
        src={src}
        status={useSelector(actor, selectStatus)}
        error={refusal}
        choose={{
          label: src === null ? words.choose : words.replace,
          isOff: isLocked || !possible.choose,
          state: isBusy && !possible.choose ? 'busy' : 'idle',
        }}
        onChoose={(file) => actor.send({ type: 'chosen', file: holdFile(file) })}
      >
        {(['retry', 'undo', 'remove', 'cancel'] as const)
          .filter((what) => possible[what])
          .map((what) => (
            <Button
              key={what}
              size="small"
              tone="secondary"
              disabled={isLocked}
              onClick={() => actor.send({ type: what })}
            >
              {what === 'cancel' && refusal !== null ? words.dismiss : words[what]}
            </Button>
          ))}
      </ImageField>
      <Cutting actor={actor} />
    </>
  );
};

/** What a selector makes newly each time is the same when it says the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Cutting = ({ actor }: Pick<PictureFieldProps, 'actor'>) => {
  const cut = useSelector(actor, selectCut, isSame);
  if (cut === null) return null;
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.crop.title}
      purpose={words.crop.purpose}
      closeLabel={words.crop.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" onClick={cancel}>
            {words.crop.cancel}
          </Button>
          <Button tone="primary" onClick={() => actor.send({ type: 'use' })}>
            {words.crop.use}
          </Button>
        </>
      }
    >
      <CropFrame
        {...cut.picture}
        sight={cut.sight}
        mostZoom={mostZoom}
        labels={words.crop}
        onZoom={(zoom) => actor.send({ type: 'zoomed', zoom })}
        onMove={(dx, dy) => actor.send({ type: 'moved', dx, dy })}
      />
    </Dialog>
  );
};
