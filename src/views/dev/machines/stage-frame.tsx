import { useEffect, useRef, useState } from 'react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { orderHash, stageBase, type Order } from './order.ts';
import type { StageWidth } from './player-machine.ts';
import * as css from './player.css.ts';

export type StageFrameProps = { order: Order; width: StageWidth; state: string };

/** A window of its own for the screen, so that its width, theme and popups are what people meet. */
export const StageFrame = ({ order, width, state }: StageFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const hash = orderHash(order);
  // The frame is loaded once; later orders only change the end of its address.
  const [address] = useState(`${stageBase}${hash}`);
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (shown && shown.location.pathname.startsWith(stageBase) && shown.location.hash !== hash)
      // A bare end would be taken as an end of this page's own address.
      shown.location.replace(`${shown.location.pathname}${hash}`);
  }, [hash]);
  return (
    <div className={css.stage} role="group" aria-label={words.player.stage(state)} tabIndex={-1}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs its scripts and its origin */}
      <iframe
        ref={frame}
        className={css.screen}
        data-width={width}
        title={words.player.stage(state)}
        src={address}
      />
    </div>
  );
};
