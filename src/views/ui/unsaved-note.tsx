import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Stack } from './stack.tsx';

export type UnsavedNoteProps = {
  words: { restored: (from: string) => string; purpose: string; keep: string; discard: string };
  /** The instant of the last change, ISO 8601. */
  from: string;
  isLocked: boolean;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Says over a form that changes which were not saved stand in it again. */
export const UnsavedNote = ({ words, from, isLocked, onKeep, onDiscard }: UnsavedNoteProps) => (
  <Banner tone="info" announce="status" title={words.restored(momentHere(from))}>
    {words.purpose}
    <Stack direction="row" gap={2}>
      <Button size="small" tone="secondary" disabled={isLocked} onClick={onKeep}>
        {words.keep}
      </Button>
      <Button size="small" tone="secondary" disabled={isLocked} onClick={onDiscard}>
        {words.discard}
      </Button>
    </Stack>
  </Banner>
);

/** The time of a moment where the reader is, with its day unless that is today. */
function momentHere(instant: string): string {
  const moment = new Date(instant);
  const isToday = moment.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(undefined, { ...day, timeStyle: 'short' }).format(moment);
}
