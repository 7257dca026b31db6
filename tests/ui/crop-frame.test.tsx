import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CropFrame } from '#views/ui/crop-frame.tsx';
import { faultsIn } from './accessibility.ts';

const show = () => {
  const report = { onZoom: vi.fn(), onMove: vi.fn() };
  const styles = document.querySelectorAll('style').length;
  const { container } = render(
    <CropFrame
      src="/picture.png"
      width={900}
      height={500}
      sight={{ zoom: 2, x: 0.5, y: 0.5 }}
      mostZoom={4}
      labels={{ frame: 'Part that is shown', zoom: 'Closer', across: 'Left to right', down: 'Top to bottom' }}
      {...report}
    />,
  );
  return { ...report, container, added: document.querySelectorAll('style').length - styles };
};

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('a picture is cut by sliders alone, which say how close and where', async () => {
  const { onZoom, onMove, container } = show();
  slide('Closer', 3);
  expect(onZoom).toHaveBeenCalledExactlyOnceWith(3);
  slide('Top to bottom', 0.6);
  expect(onMove.mock.calls[0]?.[0]).toBe(0);
  expect(onMove.mock.calls[0]?.[1]).toBeCloseTo(0.1);
  expect(await faultsIn(container)).toEqual([]);
});

test('nothing moves before the picture is there, and no style element is written', () => {
  const { onZoom, onMove, added } = show();
  expect([onZoom.mock.calls, onMove.mock.calls, added]).toEqual([[], [], 0]);
});
