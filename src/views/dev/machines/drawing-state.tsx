import type { KeyboardEvent } from 'react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { footOf, hasInside } from '#model-testing/drawing.ts';
import { type as measures } from '#model-testing/layout-box.ts';
import type { LaidState } from '#model-testing/layout.ts';
import * as css from './drawing.css.ts';
import { leastOf, type Paint } from './paint.ts';

export type StateBoxProps = {
  state: LaidState;
  isRegion: boolean;
  isChosen: boolean;
  /** Whether the tabulator reaches the chart here. */
  isEntry: boolean;
  isLit: boolean;
  paint: Paint;
  onChoose: (path: string) => void;
};

const flag = (is: boolean): '' | undefined => (is ? '' : undefined);

/** One state: a button, so that it is chosen by pointer, keyboard and screen reader alike. */
export const StateBox = ({ state, isRegion, isChosen, isEntry, isLit, paint, onChoose }: StateBoxProps) => {
  const { path, kind, title } = state;
  const choose = () => onChoose(path);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      className={css.state}
      role="button"
      tabIndex={isEntry ? 0 : -1}
      aria-label={[path || title, paint.says?.get(state.id) ?? words.kinds[kind]].join(', ')}
      aria-pressed={isChosen}
      data-state={path}
      data-kind={kind}
      data-region={flag(isRegion)}
      data-lit={flag(isLit)}
      onClick={choose}
      onKeyDown={press}
    >
      {kind === 'history' ? <HistoryMark state={state} /> : <Box state={state} />}
      {kind !== 'history' && !hasInside(state) && <BoxText state={state} paint={paint} />}
    </g>
  );
};

const HistoryMark = ({ state: { x, y, width, title } }: { state: LaidState }) => (
  <>
    <circle className={css.box} cx={x + width / 2} cy={y + width / 2} r={width / 2} />
    <text className={css.title} data-sign="" x={x + width / 2} y={y + width / 2 + 4.5}>
      {title}
    </text>
  </>
);

const Box = ({ state }: { state: LaidState }) => {
  const { x, y, width, height, kind, rows } = state;
  const below = footOf(state) + 7;
  return (
    <>
      <rect className={css.box} x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' && (
        <rect className={css.ring} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={5} />
      )}
      {rows.length > 0 && <line className={css.rule} x1={x} y1={below} x2={x + width} y2={below} />}
    </>
  );
};

/** What stands in a box. */
export const BoxText = ({ state, paint }: { state: LaidState; paint: Paint }) => {
  const { x, y, title, rows } = state;
  const left = x + measures.padding;
  return (
    <>
      <text className={css.title} x={left} y={footOf(state)}>
        {title}
      </text>
      {rows.map((row, index) => (
        <text
          key={index}
          className={css.row}
          data-row={row.kind}
          data-mark={row.transition === null ? undefined : leastOf(paint, [row.transition])}
          x={left}
          y={y + row.y}
        >
          {row.kind === 'description' ? (paint.says?.get(state.id) ?? row.text) : row.text}
        </text>
      ))}
    </>
  );
};
