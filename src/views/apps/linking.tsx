import { useSelector } from '@xstate/react';
import type { UploadField } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { TextField } from '#views/ui/text-field.tsx';
import { Entry } from './entry.tsx';
import { NotesField, PlaceFields, useTextOf } from './upload-fields.tsx';

/** A link to a page of a store, or to a file elsewhere. */
export const Linking = ({ actor }: { actor: AppsActor }) => {
  const app = useSelector(actor, ({ context }) => context.app);
  const change = (field: UploadField, value: string): void =>
    actor.send({ type: 'link.changed', field, value });
  const of = useTextOf(actor, change);
  return (
    <Entry actor={actor} title={words.linkTitle(app?.appName ?? '')} purpose={words.linkPurpose}>
      <PlaceFields actor={actor} change={change} />
      <TextField
        {...of('url', 2000)}
        hint={words.urlHint}
        inputMode="url"
        onChange={(event) => actor.send({ type: 'address.changed', value: event.currentTarget.value })}
      />
      <TextField {...of('sha256', 64)} mark={words.optional} />
      <TextField {...of('size', 15)} mark={words.optional} inputMode="numeric" />
      <NotesField actor={actor} change={change} />
    </Entry>
  );
};
