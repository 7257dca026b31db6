import { useSelector } from '@xstate/react';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useId, type KeyboardEvent } from 'react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import type { Layout } from '#model-testing/layout.ts';
import { IconButton } from '#views/ui/icon-button.tsx';
import * as css from './canvas.css.ts';
import { Drawing } from './drawing.tsx';
import type { ExplorerActor } from './explorer-machine.ts';
import { useGestures } from './gestures.ts';
import type { Paint } from './paint.ts';
import { neighbourOf } from './view-box.ts';

export type CanvasProps = {
  actor: ExplorerActor;
  layout: Layout;
  paint: Paint;
  /** What is drawn, where it is no statechart. */
  label?: string | undefined;
  /** What choosing by press leads to, where it is more than choosing. */
  onOpen?: ((path: string) => void) | undefined;
};

const directions: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const nudge = 60;

/** The chart under its window: moved, zoomed, and gone through by keys. */
export const Canvas = ({ actor, layout, paint, label, onOpen }: CanvasProps) => {
  const chosen = useSelector(actor, ({ context }) => context.place?.state ?? null);
  const view = useSelector(actor, ({ context }) => context.view);
  const keysId = useId();
  const machine = layout.id;
  const choose = useCallback(
    (state: string) => actor.send({ type: 'place.chosen', place: { machine, state } }),
    [actor, machine],
  );
  const surface = useGestures<SVGSVGElement>({
    onPan: (dx, dy) => actor.send({ type: 'pan', dx, dy }),
    onZoom: (factor, x, y) => actor.send({ type: 'zoom', factor, x, y }),
    onSize: (width, height) => actor.send({ type: 'resized', width, height }),
  });
  useEffect(() => {
    const active = document.activeElement;
    // Whoever goes from state to state by keys takes the focus along.
    if (active instanceof SVGElement && surface.current?.contains(active) && chosen !== null)
      surface.current
        .querySelector<SVGElement>(`[data-state="${CSS.escape(chosen)}"]`)
        ?.focus({ preventScroll: true });
  }, [chosen, surface]);
  return (
    <>
      <span id={keysId} hidden>
        {words.keys}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the states in it */}
      <svg
        ref={surface}
        className={css.surface}
        role="group"
        aria-label={label ?? words.chart(machine)}
        aria-describedby={keysId}
        onKeyDown={(event) => handleKey(event, actor, layout, choose)}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <Drawing layout={layout} chosen={chosen} paint={paint} onChoose={onOpen ?? choose} />
        </g>
      </svg>
      <Tools actor={actor} scale={view.scale} />
    </>
  );
};

/** The size of the chart, by buttons. */
const Tools = ({ actor, scale }: { actor: ExplorerActor; scale: number }) => (
  <div className={css.tools}>
    <IconButton
      size="small"
      icon={Minus}
      label={words.zoomOut}
      onClick={() => actor.send({ type: 'zoom.out' })}
    />
    <output className={css.scale}>{Math.round(scale * 100)} %</output>
    <IconButton
      size="small"
      icon={Plus}
      label={words.zoomIn}
      onClick={() => actor.send({ type: 'zoom.in' })}
    />
    <IconButton size="small" icon={Maximize} label={words.fit} onClick={() => actor.send({ type: 'fit' })} />
  </div>
);

function handleKey(
  event: KeyboardEvent,
  actor: ExplorerActor,
  layout: Layout,
  choose: (state: string) => void,
): void {
  const direction = directions[event.key];
  if (direction && event.shiftKey)
    actor.send({ type: 'pan', dx: -direction.x * nudge, dy: -direction.y * nudge });
  else if (direction) {
    const from = (event.target as Element).closest('[data-state]')?.getAttribute('data-state');
    const next = neighbourOf(from ?? '', layout, direction);
    if (next !== null) choose(next);
  } else if (event.key === '+' || event.key === '=') actor.send({ type: 'zoom.in' });
  else if (event.key === '-') actor.send({ type: 'zoom.out' });
  else if (event.key === '0') actor.send({ type: 'fit' });
  else return;
  event.preventDefault();
}
