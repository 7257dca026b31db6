import type { ReactNode } from 'react';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { UnsavedNote, type UnsavedNoteProps } from './unsaved-note.tsx';

export type EditorFrameProps = {
  words: { back: string; save: string };
  /** Of the note that changes have come back. */
  draftWords: UnsavedNoteProps['words'];
  /** Why the server refused. */
  reason: string | null;
  /** When changes were made that came back unsaved. */
  restoredFrom: string | null;
  isLocked: boolean;
  isSaving: boolean;
  send: (event: { type: 'submit' | 'back' | 'keep.draft' | 'discard.draft' }) => void;
  children: ReactNode;
  /** What else can be done to the record, before the way out. */
  besides?: ReactNode;
};

/** What stands around the fields of a record: why saving was refused, what came back, the way on and out. */
export const EditorFrame = (props: EditorFrameProps) => {
  const { words, draftWords, reason, restoredFrom, isLocked, isSaving, send, children, besides } = props;
  return (
    <form
      noValidate
      className={layout.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submit' });
      }}
    >
      {reason !== null && (
        <div className={layout.banner}>
          <Banner tone="error" announce="alert">
            {reason}
          </Banner>
        </div>
      )}
      {restoredFrom !== null && (
        <UnsavedNote
          words={draftWords}
          from={restoredFrom}
          isLocked={isLocked}
          onKeep={() => send({ type: 'keep.draft' })}
          onDiscard={() => send({ type: 'discard.draft' })}
        />
      )}
      {children}
      <div className={layout.actions} data-part="actions">
        {besides}
        <Button tone="secondary" disabled={isLocked} onClick={() => send({ type: 'back' })}>
          {words.back}
        </Button>
        <Button
          type="submit"
          tone="primary"
          state={isSaving ? 'busy' : 'idle'}
          disabled={isLocked && !isSaving}
        >
          {words.save}
        </Button>
      </div>
    </form>
  );
};
