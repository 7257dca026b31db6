import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { machineWords } from '#domain/words/dev-machines.ts';
import { keepUsable } from '#views/dev/above-popups.ts';
import { Button } from '#views/ui/button.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import type { WatchActor } from './watch-machine.ts';
import { WatchPanel } from './watch-panel.tsx';
import * as css from './watch.css.ts';

const words = machineWords.watch;

/** The machines beside the app: a button while it is folded, else a column of its own. */
export const WatchDock = ({ actor }: { actor: WatchActor }) => {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ watching: 'open' }));
  const dock = useRef<HTMLElement>(null);
  useEffect(() => (dock.current ? keepUsable(dock.current) : undefined), []);
  useEffect(() => {
    document.documentElement.dataset['watch'] = isOpen ? 'open' : 'folded';
    return () => {
      delete document.documentElement.dataset['watch'];
    };
  }, [isOpen]);
  return (
    // An open popup hides the rest of the page from screen readers, save what says how it is announced.
    <aside ref={dock} aria-label={words.label} aria-live="off" className={isOpen ? css.dock : undefined}>
      <div className={isOpen ? css.head : css.handle}>
        {isOpen && <VisuallyHidden as="h2">{words.label}</VisuallyHidden>}
        {isOpen && (
          <a className={css.away} href="/dev/machines/live" target="baulk-machines">
            {words.window}
          </a>
        )}
        <Button size="small" aria-expanded={isOpen} onClick={() => actor.send({ type: 'toggle' })}>
          {words.toggle}
        </Button>
      </div>
      {isOpen && <WatchPanel actor={actor} />}
    </aside>
  );
};
