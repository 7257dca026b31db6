import { plannedWords as words } from '#domain/words/planned.ts';
import { Button } from '#views/kit/button.tsx';
import { Dialog } from '#views/kit/dialog.tsx';
import { Link } from '#views/kit/link.tsx';

export type PlannedDialogProps = { title: string; back?: string; onClose: () => void };

/** What a popup shows that is not built yet. */
export const PlannedDialog = ({ title, back, onClose }: PlannedDialogProps) => (
  <Dialog
    state="open"
    width="confirm"
    closing="free"
    title={title}
    purpose={words.text}
    closeLabel={words.close}
    onClose={onClose}
    footer={<Button onClick={onClose}>{words.close}</Button>}
  >
    {back && <Link href={back}>{words.backToLogin}</Link>}
  </Dialog>
);
