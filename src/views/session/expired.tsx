import { sessionWords as words } from '#domain/words/session.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** Says that the session is over; there is one way on. */
export const Expired = ({ onConfirm }: { onConfirm: () => void }) => (
  <Dialog
    state="open"
    width="confirm"
    closing="locked"
    title={words.expiredTitle}
    purpose={words.expired}
    footer={<Button onClick={onConfirm}>{words.confirmExpired}</Button>}
  />
);
