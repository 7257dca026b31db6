import { useRef, type PointerEvent } from 'react';
import * as css from './crop-frame.css.ts';
import { RangeField } from './range-field.tsx';

export type CropFrameProps = {
  src: string;
  width: number;
  height: number;
  /** How close, and where the middle of what is seen lies, as shares of width and height. */
  sight: { zoom: number; x: number; y: number };
  mostZoom: number;
  labels: { zoom: string; across: string; down: string };
  onZoom: (zoom: number) => void;
  /** Moves what is seen, by shares of width and height. */
  onMove: (dx: number, dy: number) => void;
};

/** The square part of a picture that is shown, moved with the pointer or with sliders. */
export const CropFrame = (props: CropFrameProps) => {
  const { src, width, height, sight, mostZoom, labels, onZoom, onMove } = props;
  const last = useRef<{ x: number; y: number } | null>(null);
  // What the picture measures where the square measures one.
  const across = (width / Math.min(width, height)) * sight.zoom;
  const down = (height / Math.min(width, height)) * sight.zoom;
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (last.current === null) return;
    const side = event.currentTarget.clientWidth || 1;
    const [dx, dy] = [event.clientX - last.current.x, event.clientY - last.current.y];
    last.current = { x: event.clientX, y: event.clientY };
    onMove(-dx / side / across, -dy / side / down);
  };
  const letGo = (): void => {
    last.current = null;
  };
  return (
    <div>
      <div
        className={css.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onWheel={(event) => onZoom(sight.zoom - event.deltaY / 500)}
      >
        <img
          className={css.picture}
          src={src}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${across * 100}%`,
            blockSize: `${down * 100}%`,
            left: `${(0.5 - sight.x * across) * 100}%`,
            top: `${(0.5 - sight.y * down) * 100}%`,
          }}
        />
      </div>
      <div className={css.sliders}>
        <RangeField
          label={labels.zoom}
          value={sight.zoom}
          least={1}
          most={mostZoom}
          step={0.05}
          onChange={onZoom}
        />
        <Middle
          label={labels.across}
          value={sight.x}
          seen={1 / across}
          onChange={(x) => onMove(x - sight.x, 0)}
        />
        <Middle
          label={labels.down}
          value={sight.y}
          seen={1 / down}
          onChange={(y) => onMove(0, y - sight.y)}
        />
      </div>
    </div>
  );
};

type MiddleProps = { label: string; value: number; seen: number; onChange: (value: number) => void };

/** Where the middle lies on one axis: as far from both ends as half of what is seen. */
const Middle = ({ label, value, seen, onChange }: MiddleProps) => {
  const half = Math.min(0.5, seen / 2);
  return (
    <RangeField label={label} value={value} least={half} most={1 - half} step={0.01} onChange={onChange} />
  );
};
