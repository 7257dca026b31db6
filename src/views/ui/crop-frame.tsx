import { useRef, useState } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import * as css from './crop-frame.css.ts';
import { RangeField } from './range-field.tsx';

export type CropFrameProps = {
  src: string;
  width: number;
  height: number;
  /** How close, and where the middle of what is seen lies, as shares of width and height. */
  sight: { zoom: number; x: number; y: number };
  mostZoom: number;
  labels: { frame: string; zoom: string; across: string; down: string };
  onZoom: (zoom: number) => void;
  /** Moves what is seen, by shares of width and height. */
  onMove: (dx: number, dy: number) => void;
};

/** The square part of a picture that is shown, moved by pointer, fingers, wheel, arrow keys or sliders. */
export const CropFrame = (props: CropFrameProps) => {
  const { src, width, height, sight, mostZoom, labels, onZoom, onMove } = props;
  const cropper = useCropper(props);
  // What the picture measures where the square measures one.
  const across = (width / Math.min(width, height)) * sight.zoom;
  const down = (height / Math.min(width, height)) * sight.zoom;
  return (
    <div>
      <div className={css.frame}>
        <Cropper
          {...cropper}
          image={src}
          zoom={sight.zoom}
          maxZoom={mostZoom}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          classes={{ cropAreaClassName: css.area }}
          cropperProps={{ role: 'group', 'aria-label': labels.frame }}
          disableAutomaticStylesInjection
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

/** The cropper counts in pixels of its frame from the middle of the picture, the product in shares of the picture. */
const useCropper = ({ width, height, sight, onZoom, onMove }: CropFrameProps) => {
  const [side, setSide] = useState(0);
  const asked = useRef<{ crop?: Point; zoom?: number }>({});
  const pixels = (zoom: number) => {
    const scale = (side * zoom) / Math.min(width, height);
    return { x: width * scale, y: height * scale };
  };
  const settle = () => {
    const { crop, zoom = sight.zoom } = asked.current;
    asked.current = {};
    if (zoom !== sight.zoom) onZoom(zoom);
    if (!crop || side === 0) return;
    const whole = pixels(zoom);
    onMove(0.5 - crop.x / whole.x - sight.x, 0.5 - crop.y / whole.y - sight.y);
  };
  // A wheel tells the place first and then how close, though the one is counted by the other.
  const ask = (part: { crop: Point } | { zoom: number }) => {
    if (Object.keys(asked.current).length === 0) queueMicrotask(settle);
    Object.assign(asked.current, part);
  };
  const now = pixels(sight.zoom);
  return {
    crop: { x: (0.5 - sight.x) * now.x, y: (0.5 - sight.y) * now.y },
    setCropSize: (size: { width: number }) => setSide(size.width),
    onCropChange: (crop: Point) => {
      if (Math.hypot(crop.x + (sight.x - 0.5) * now.x, crop.y + (sight.y - 0.5) * now.y) > 0.01)
        ask({ crop });
    },
    onZoomChange: (zoom: number) => ask({ zoom }),
  };
};

type MiddleProps = { label: string; value: number; seen: number; onChange: (value: number) => void };

/** Where the middle lies on one axis: as far from both ends as half of what is seen. */
const Middle = ({ label, value, seen, onChange }: MiddleProps) => {
  const half = Math.min(0.5, seen / 2);
  return (
    <RangeField label={label} value={value} least={half} most={1 - half} step={0.01} onChange={onChange} />
  );
};
