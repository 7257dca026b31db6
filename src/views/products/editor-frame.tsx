import type { ReactNode } from 'react';
import { draftWords } from '#domain/words/drafts.ts';
import { productWords as words } from '#domain/words/products.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { UnsavedNote } from '#views/ui/unsaved-note.tsx';

export type EditorFrameProps = {
  /** Why the server refused. */
  reason: string | null;
  /** When changes were made that came back unsaved. */
  restoredFrom: string | null;
  isLocked: boolean;
  isSaving: boolean;
  send: (event: { type: 'submit' | 'back' | 'keep.draft' | 'discard.draft' }) => void;
  children: ReactNode;
};

/** What stands around the fields of a product or its prices: why saving was refused, what came back, the way on and out. */
export const EditorFrame = (props: EditorFrameProps) => {
  const { reason, restoredFrom, isLocked, isSaving, send, children } = props;
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
