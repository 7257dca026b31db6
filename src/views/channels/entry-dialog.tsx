import type { ReactNode } from 'react';
import type { ChannelEntry, ChannelField } from '#domain/channels/fault.ts';
import { channelWords as words } from '#domain/words/channels.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './section.css.ts';

export type EntryDialogProps = {
  /** The name of the channel that is edited; null adds one. */
  name: string | null;
  entry: ChannelEntry;
  fault: { field: ChannelField; text: string } | null;
  /** Whether the focus goes to the fault; while one types it stays where it is. */
  isFaulty: boolean;
  state: 'idle' | 'busy';
  /** Whether a key that is left empty stays as it is. */
  hasKey: boolean;
  /** What stands above the fields. */
  reason?: ReactNode;
  onChange: (field: ChannelField, value: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** A channel, added or edited. */
export const EntryDialog = (props: EntryDialogProps) => {
  const { name, entry, fault, isFaulty, state, hasKey, reason, onChange, onSave, onCancel } = props;
  const fields = useFaultFocus(isFaulty ? fault : null);
  const of = (field: ChannelField) => ({
    name: field,
    label: words.fields[field],
    value: entry[field],
    state,
    autoComplete: 'off',
    spellCheck: false,
    error: fault?.field === field ? fault.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
  });
  return (
    <Dialog
      state="open"
      title={name === null ? words.addTitle : words.edit(name)}
      closing={state === 'busy' ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={onCancel}
      onSubmit={onSave}
      footer={
        <>
          <Button tone="secondary" disabled={state === 'busy'} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" state={state}>
            {words.save}
          </Button>
        </>
      }
    >
      {reason}
      <div className={css.fields} ref={fields}>
        <TextField {...of('channel')} hint={words.nameHint} />
        <TextField {...of('streamKey')} hint={hasKey ? words.keptKeyHint : words.keyHint} />
      </div>
    </Dialog>
  );
};
