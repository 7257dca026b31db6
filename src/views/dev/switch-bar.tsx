import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useCallback, useId } from 'react';
import { devWords } from '#domain/words/dev.ts';
import { Button } from '#views/ui/button.tsx';
import { Link } from '#views/ui/link.tsx';
import { Text } from '#views/ui/text.tsx';
import type { FoldActor } from './fold-machine.ts';
import type { LiveActor } from './live-machine.ts';
import { LiveSwitch } from './live-switch.tsx';
import { SessionTools } from './session-tools.tsx';
import type { SessionToolsActor } from './session-tools-machine.ts';
import * as css from './switch-bar.css.ts';
import { SwitchList } from './switch-list.tsx';
import { selectSwitch, type SwitchesActor } from './switches-machine.ts';
import { barKey, useDocking } from './use-docking.ts';

const words = devWords.bar;

export type SwitchBarProps = {
  switches: SwitchesActor;
  tools: SessionToolsActor;
  fold: FoldActor;
  live: LiveActor;
  onStartAnew: () => void;
};

/** The switches under the product: folded to one line, or open with what each of them shows. */
export const SwitchBar = ({ switches, tools, fold, live, onStartAnew }: SwitchBarProps) => {
  const on = useSelector(switches, selectSwitch);
  const state = useSelector(fold, ({ value }) => value);
  const toggle = useCallback(() => fold.send({ type: 'fold.toggled' }), [fold]);
  const bar = useDocking(state, toggle);
  const panelId = useId();
  return (
    // An open popup hides the rest of the page from screen readers, save what says how it is announced.
    <aside
      ref={bar}
      className={css.bar}
      aria-label={words.label}
      aria-live="off"
      data-state={on ? 'on' : 'normal'}
    >
      <Head switches={switches} state={state} panelId={panelId} onToggle={toggle} />
      <div id={panelId} className={css.panel} hidden={state === 'folded'}>
        <SwitchList switches={switches} />
        <LiveSwitch actor={live} />
        <SessionTools actor={tools} onStartAnew={onStartAnew} />
        <Text size="sm" tone="secondary">
          {words.note} <Link href="/dev">{devWords.start}</Link>
        </Text>
      </div>
    </aside>
  );
};

type HeadProps = {
  switches: SwitchesActor;
  state: 'folded' | 'unfolded';
  panelId: string;
  onToggle: () => void;
};

const Head = ({ switches, state, panelId, onToggle }: HeadProps) => {
  const on = useSelector(switches, selectSwitch);
  return (
    <div className={css.head}>
      <Button
        size="small"
        icon={state === 'unfolded' ? ChevronDown : ChevronUp}
        aria-expanded={state === 'unfolded'}
        aria-controls={panelId}
        aria-keyshortcuts={barKey}
        onClick={onToggle}
      >
        {words.toggle}
      </Button>
      <span className={css.now} role="status">
        {on ? words.on(devWords.switches[on].label) : words.normal}
      </span>
      <Button size="small" disabled={!on} onClick={() => switches.send({ type: 'back.to.normal' })}>
        {words.backToNormal}
      </Button>
    </div>
  );
};
