import { sizeText } from '#domain/apps/build.ts';
import { useSelector } from '@xstate/react';
import { endsOf } from '#domain/apps/build.ts';
import type { UploadField } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import { holdFile, type AppsActor } from '#machines/apps/machine.ts';
import { selectFault, selectIsBusy } from '#machines/apps/selectors.ts';
import { FileField } from '#views/ui/file-field.tsx';
import { Entry } from './entry.tsx';
import { NotesField, PlaceFields } from './upload-fields.tsx';

/** A build of an app, chosen from the files of this device. */
export const Choosing = ({ actor }: { actor: AppsActor }) => {
  const app = useSelector(actor, ({ context }) => context.app);
  const file = useSelector(actor, ({ context }) => context.file);
  const type = useSelector(actor, ({ context }) => context.link.type);
  const fault = useSelector(actor, selectFault);
  const isBusy = useSelector(actor, selectIsBusy);
  const change = (field: UploadField, value: string): void =>
    actor.send({ type: 'link.changed', field, value });
  return (
    <Entry actor={actor} title={words.uploadTitle(app?.appName ?? '')} purpose={words.linkPurpose}>
      <PlaceFields actor={actor} change={change} />
      <FileField
        label={words.file.label}
        name="file"
        hint={isBusy ? words.sending : words.file.hint}
        choose={words.file.choose}
        status={file === null ? words.file.none : words.file.chosen(file.name, sizeText(file.size))}
        accept={endsOf(type)}
        error={fault?.field === 'file' ? fault.text : undefined}
        disabled={isBusy}
        onChoose={(chosen) =>
          actor.send({ type: 'file.chosen', file: { ...holdFile(chosen), size: chosen.size } })
        }
      />
      <NotesField actor={actor} change={change} />
    </Entry>
  );
};
