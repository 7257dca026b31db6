import { entriesWords as words } from '#domain/words/entries.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';

type Props = {
  texts: { title: (name: string) => string; purpose: string; now: string };
  /** The player whom it concerns. */
  name: string;
  /** Beside the label of a reason that may be left out. */
  mark?: string | undefined;
  hint: string;
  reason: string;
  refusal: string | null;
  isBusy: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Confirms what is done to the entry of a player, with its reason. */
export const ReasonDialog = ({
  texts,
  name,
  mark,
  hint,
  reason,
  refusal,
  isBusy,
  onReason,
  onCancel,
  onConfirm,
}: Props) => (
  <AlertDialog
    title={texts.title(name)}
    purpose={texts.purpose}
    closeLabel={words.close}
    state={isBusy ? 'busy' : 'idle'}
    cancel={words.cancel}
    onCancel={onCancel}
    confirm={texts.now}
    onConfirm={onConfirm}
  >
    <Stack>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <TextField
        label={words.reason}
        mark={mark}
        hint={hint}
        value={reason}
        maxLength={200}
        state={isBusy ? 'busy' : 'idle'}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </Stack>
  </AlertDialog>
);
