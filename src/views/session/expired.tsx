import { sessionWords as words } from '#domain/words/session.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** Says that the session is over; there is one way on. */
export const Expired = ({ onConfirm }: { onConfirm: () => void }) => (
  <AlertDialog
    title={words.expiredTitle}
    purpose={words.expired}
    cancel={words.confirmExpired}
    onCancel={onConfirm}
  />
);
