import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';

export type RefusalBannerProps = {
  /** Who is told that someone reads the banner, and that nobody does any more. */
  send: (event: { type: 'hold' } | { type: 'release' }) => void;
  children: ReactNode;
};

/** Why something was refused: it goes by itself, and stays while someone reads it. */
export const RefusalBanner = ({ send, children }: RefusalBannerProps) => (
  <Banner
    tone="error"
    announce="alert"
    onHold={() => send({ type: 'hold' })}
    onRelease={() => send({ type: 'release' })}
  >
    {children}
  </Banner>
);
