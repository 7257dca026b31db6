import { useSyncExternalStore } from 'react';
import { machineWords } from '#domain/words/dev-machines.ts';
import type { Wait } from './moment.ts';
import * as css from './watch.css.ts';

const beat = 250;

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, beat);
  return () => clearInterval(timer);
};

const round = 2 * Math.PI * 14;
const soon = 30_000;

/** A ring that runs down until something happens by itself. */
export const Ring = ({ wait: { label, since, until } }: { wait: Wait }) => {
  const now = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / beat) * beat);
  const left = Math.max(0, until - now);
  const share = until > since ? Math.min(1, left / (until - since)) : 0;
  return (
    <div className={css.wait}>
      <svg className={css.ring} width={34} height={34} viewBox="0 0 34 34" aria-hidden="true">
        <circle className={css.track} cx={17} cy={17} r={14} />
        <circle
          className={css.arc}
          cx={17}
          cy={17}
          r={14}
          strokeDasharray={`${share * round} ${round}`}
          data-late={left < soon && until - since > soon ? '' : undefined}
        />
      </svg>
      <span>
        {label}: {machineWords.watch.left(Math.ceil(left / 1000))}
      </span>
    </div>
  );
};
