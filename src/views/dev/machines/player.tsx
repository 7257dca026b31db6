import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { Fragment, type ReactNode } from 'react';
import { machineWords } from '#domain/words/dev-machines.ts';
import { labelOf, type Path } from '#model-testing/path.ts';
import { Button } from '#views/ui/button.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { intoView } from './into-view.ts';
import type { PlayerActor, StageTheme, StageWidth } from './player-machine.ts';
import * as css from './player.css.ts';
import { valueAt } from './rehearsal.ts';
import { StageFrame } from './stage-frame.tsx';
import { hasStage } from './stages.ts';
import { takeFocus } from './take-focus.ts';

const words = machineWords.player;

export type PlayerProps = { actor: PlayerActor; path: Path };

/** One path: its steps, and the screen as it is after the one it stands at. */
export const Player = ({ actor, path }: PlayerProps) => {
  const step = useSelector(actor, ({ context }) => context.step);
  return (
    <section className={css.panel} aria-label={words.title}>
      <PlayerControls actor={actor} id={path.id} />
      <PathSteps actor={actor} at={step}>
        {[null, ...path.steps].map((one, index) => (
          <Fragment key={index}>
            {one === null ? `${words.start}: ${path.start.name}` : labelOf(one, path.model.secrets)}
            <span className={css.value}>→ {valueAt(path, index)}</span>
          </Fragment>
        ))}
      </PathSteps>
      <Stage actor={actor} path={path} />
      <p className={css.note}>
        {words.alone}: npm run paths -- --path {path.id}
      </p>
    </section>
  );
};

type PathStepsProps = { actor: PlayerActor; at: number; children: readonly ReactNode[] };

/** The steps of a path, of which each can be gone to; the present one is in sight. */
export const PathSteps = ({ actor, at, children }: PathStepsProps) => (
  <ol className={css.steps} aria-label={words.steps}>
    {children.map((said, index) => (
      <li key={index}>
        <button
          type="button"
          className={css.step}
          ref={index === at ? intoView : undefined}
          aria-current={index === at ? 'step' : undefined}
          onClick={() => actor.send({ type: 'step.chosen', step: index })}
        >
          <span className={css.number}>{index}</span>
          <span>{said}</span>
        </button>
      </li>
    ))}
  </ol>
);

/** What moves a path on and back. */
export const PlayerControls = ({ actor, id }: { actor: PlayerActor; id: string }) => {
  const { step, length } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.matches({ open: 'playing' }));
  return (
    <>
      <div className={css.bar}>
        <Button size="small" tone="ghost" icon={ChevronLeft} onClick={() => actor.send({ type: 'close' })}>
          {words.close}
        </Button>
        <code className={css.id}>{id}</code>
      </div>
      <div className={css.bar}>
        <IconButton
          tone="secondary"
          size="small"
          icon={StepBack}
          label={words.back}
          disabled={step === 0}
          onClick={() => actor.send({ type: 'step.back' })}
        />
        {isPlaying ? (
          <Button size="small" icon={Pause} onClick={() => actor.send({ type: 'pause' })}>
            {words.pause}
          </Button>
        ) : (
          <Button
            ref={takeFocus}
            size="small"
            tone="primary"
            icon={Play}
            onClick={() => actor.send({ type: 'play' })}
          >
            {words.play}
          </Button>
        )}
        <IconButton
          tone="secondary"
          size="small"
          icon={StepForward}
          label={words.forward}
          disabled={step === length}
          onClick={() => actor.send({ type: 'step.forward' })}
        />
        <output className={css.at}>{words.at(step, length)}</output>
      </div>
    </>
  );
};

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const Stage = ({ actor, path }: PlayerProps) => {
  const { step, width, theme } = useSelector(actor, ({ context }) => context);
  const { id: machine } = path.model;
  if (!hasStage(machine)) return <p className={css.note}>{words.noView}</p>;
  return (
    <>
      <div className={css.bar}>
        <Segmented<StageWidth>
          label={words.width}
          options={optionsOf(words.widths)}
          value={width}
          onValueChange={(chosen) => actor.send({ type: 'width.chosen', width: chosen })}
        />
        <Segmented<StageTheme>
          label={words.theme}
          options={optionsOf(words.themes)}
          value={theme}
          onValueChange={(chosen) => actor.send({ type: 'theme.chosen', theme: chosen })}
        />
      </div>
      <StageFrame order={{ machine, path: path.id, step, theme }} width={width} state={valueAt(path, step)} />
      <p className={css.note}>{words.note}</p>
    </>
  );
};
