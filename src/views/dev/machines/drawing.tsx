import { memo } from 'react';
import { hasInside } from '#model-testing/drawing.ts';
import { dotSize } from '#model-testing/layout-graph.ts';
import type { Layout } from '#model-testing/layout.ts';
import { Arrow } from './drawing-arrow.tsx';
import { BoxText, StateBox } from './drawing-state.tsx';
import * as css from './drawing.css.ts';
import type { Paint } from './paint.ts';

export type DrawingProps = {
  layout: Layout;
  /** The path of the chosen state. */
  chosen: string | null;
  paint: Paint;
  onChoose: (path: string) => void;
};

/** A laid-out chart; it does not know how it is moved and zoomed, so that it is not drawn again for that. */
export const Drawing = memo(({ layout, chosen, paint, onChoose }: DrawingProps) => {
  const chosenId = layout.states.find(({ path }) => path === chosen)?.id ?? null;
  const regions = new Set(layout.states.filter(({ kind }) => kind === 'parallel').map(({ id }) => id));
  const entry = chosen ?? layout.states[0]?.path ?? '';
  return (
    <>
      {layout.states.map((state) => (
        <StateBox
          key={state.id}
          state={state}
          isRegion={regions.has(state.parent ?? '')}
          isChosen={state.path === chosen}
          isEntry={state.path === entry}
          isLit={paint.states.has(state.id)}
          paint={paint}
          onChoose={onChoose}
        />
      ))}
      <g aria-hidden="true">
        {layout.dots.map(({ state, x, y }) => (
          <circle key={state} className={css.dot} cx={x} cy={y} r={dotSize / 2} />
        ))}
        {layout.arrows.map((arrow) => (
          <Arrow
            key={arrow.id}
            arrow={arrow}
            kinds={layout.kinds}
            isNear={chosenId !== null && (arrow.source === chosenId || arrow.target === chosenId)}
            paint={paint}
          />
        ))}
        <g className={css.over}>
          {layout.states.filter(hasInside).map((state) => (
            <BoxText key={state.id} state={state} paint={paint} />
          ))}
        </g>
      </g>
    </>
  );
});
