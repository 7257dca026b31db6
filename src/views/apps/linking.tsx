import { useSelector } from '@xstate/react';
import { appChannels, appTypes, type UploadField } from '#domain/apps/upload.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectFault, selectIsBusy } from '#machines/apps/selectors.ts';
import { SelectField } from '#views/kit/select-field.tsx';
import { TextAreaField } from '#views/kit/text-area-field.tsx';
import { TextField } from '#views/kit/text-field.tsx';
import { Entry } from './entry.tsx';

/** A link to a page of a store, or to a file elsewhere. */
export const Linking = ({ actor }: { actor: AppsActor }) => {
  const app = useSelector(actor, ({ context }) => context.app);
  const link = useSelector(actor, ({ context }) => context.link);
  const fault = useSelector(actor, selectFault);
  const isBusy = useSelector(actor, selectIsBusy);
  const change = (field: UploadField, value: string): void =>
    actor.send({ type: 'link.changed', field, value });
  const of = (field: Exclude<UploadField, 'type' | 'channel' | 'notes'>, maxLength: number) => ({
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
  return (
    <Entry actor={actor} title={words.linkTitle(app?.appName ?? '')} purpose={words.linkPurpose}>
      <SelectField
        name="type"
        label={words.fields.type}
        value={link.type}
        disabled={isBusy}
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
      <TextField {...of('url', 2000)} hint={words.urlHint} inputMode="url" />
      <TextField {...of('sha256', 64)} mark={words.optional} />
      <TextField {...of('size', 15)} mark={words.optional} inputMode="numeric" />
      <TextAreaField
        name="notes"
        label={words.fields.notes}
        mark={words.optional}
        value={link.notes}
        maxLength={2000}
        readOnly={isBusy}
        onChange={(event) => change('notes', event.currentTarget.value)}
      />
    </Entry>
  );
};
