import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { useLanguage } from './language.ts';
import * as css from './unsaved-note.css.ts';

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
  <Banner tone="info" announce="status" title={words.restored(momentHere(from, useLanguage()))}>
    {words.purpose}
    <div className={css.choice}>
      <Button size="small" tone="secondary" disabled={isLocked} onClick={() => answer(onKeep)}>
        {words.keep}
      </Button>
      <Button size="small" tone="secondary" disabled={isLocked} onClick={() => answer(onDiscard)}>
        {words.discard}
      </Button>
    </div>
  </Banner>
);

/** The note goes with its answer, so the focus goes to the heading of the form. */
function answer(act: () => void): void {
  act();
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** The time of a moment where the reader is, with its day unless that is today. */
function momentHere(instant: string, language: string): string {
  const moment = new Date(instant);
  const isToday = moment.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short' }).format(moment);
}
