import { Spinner } from '#views/ui/spinner.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './waiting.css.ts';

/** A page that is on its way; the sign appears only when it takes noticeably long. */
export const Waiting = ({ label }: { label: string }) => (
  <div className={css.waiting} role="status">
    <Spinner />
    <VisuallyHidden>{label}</VisuallyHidden>
  </div>
);
