import { useSelector } from '@xstate/react';
import { appChannels, appTypes, type UploadField } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectFault, selectIsBusy } from '#machines/apps/selectors.ts';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextAreaField } from '#views/ui/text-area-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';

type Props = { actor: AppsActor; change: (field: UploadField, value: string) => void };

/** What a text field of an upload has, by its name. */
export const useTextOf = (actor: AppsActor, change: Props['change']) => {
  const link = useSelector(actor, ({ context }) => context.link);
  const fault = useSelector(actor, selectFault);
  const isBusy = useSelector(actor, selectIsBusy);
  return (field: Exclude<UploadField, 'type' | 'channel' | 'notes'>, maxLength: number) => ({
    name: field,
    label: words.fields[field],
    value: link[field],
    maxLength,
    autoComplete: 'off',
    spellCheck: false,
    state: isBusy ? ('busy' as const) : ('idle' as const),
    error: fault?.field === field ? fault.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
  });
};

/** What an upload runs on, who it is for, and its version. */
export const PlaceFields = ({ actor, change }: Props) => {
  const link = useSelector(actor, ({ context }) => context.link);
  const isBusy = useSelector(actor, selectIsBusy);
  const fault = useSelector(actor, selectFault);
  const errorOf = (field: UploadField) => (fault?.field === field ? fault.text : undefined);
  const of = useTextOf(actor, change);
  return (
    <>
      <SelectField
        name="type"
        label={words.fields.type}
        value={link.type}
        disabled={isBusy}
        error={errorOf('type')}
        onChange={(event) => change('type', event.currentTarget.value)}
      >
        {appTypes.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
      <SelectField
        name="channel"
        label={words.fields.channel}
        value={link.channel}
        disabled={isBusy}
        error={errorOf('channel')}
        onChange={(event) => change('channel', event.currentTarget.value)}
      >
        {appChannels.map((value) => (
          <option key={value} value={value}>
            {words.channels[value]}
          </option>
        ))}
      </SelectField>
      <TextField {...of('version', 40)} />
      <TextField {...of('build', 40)} mark={words.optional} />
    </>
  );
};

/** What is said of an upload in some words. */
export const NotesField = ({ actor, change }: Props) => {
  const notes = useSelector(actor, ({ context }) => context.link.notes);
  const fault = useSelector(actor, selectFault);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <TextAreaField
      name="notes"
      label={words.fields.notes}
      mark={words.optional}
      value={notes}
      maxLength={2000}
      readOnly={isBusy}
      error={fault?.field === 'notes' ? fault.text : undefined}
      onChange={(event) => change('notes', event.currentTarget.value)}
    />
  );
};
