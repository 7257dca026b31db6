import { errorWords } from '#domain/words/errors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import * as css from './unfetched.css.ts';

export type UnfetchedProps = { onRetry: () => void };

/** Stands in for a page that could not be fetched. */
export const UnfetchedPage = ({ onRetry }: UnfetchedProps) => (
  <PageMessage
    title={errorWords.connectivity}
    announce="alert"
    actions={<Button onClick={onRetry}>{errorWords.retry}</Button>}
  />
);

/** Stands in for a popup that could not be fetched; the page under it stays as it is. */
export const UnfetchedPopup = ({ onRetry }: UnfetchedProps) => (
  <div className={css.popup}>
    <Banner tone="error" announce="alert">
      <span className={css.line}>
        {errorWords.connectivity}
        <Button size="small" onClick={onRetry}>
          {errorWords.retry}
        </Button>
      </span>
    </Banner>
  </div>
);

/** Stands in for a drawer that could not be fetched, for as long as the drawer would be open. */
export const UnfetchedDrawer = ({ state, onRetry }: UnfetchedProps & { state: 'open' | 'closed' }) =>
  state === 'open' && <UnfetchedPopup onRetry={onRetry} />;
