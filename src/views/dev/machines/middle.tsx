import { useSelector } from '@xstate/react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { Canvas, type CanvasProps } from './canvas.tsx';
import * as canvasCss from './canvas.css.ts';
import type { ExplorerActor } from './explorer-machine.ts';
import type { Paint } from './paint.ts';

type MiddleProps = Pick<CanvasProps, 'label' | 'onOpen'> & { explorer: ExplorerActor; paint: Paint };

/** The chart, or what stands in its place. */
export const Middle = ({ explorer, paint, label, onOpen }: MiddleProps) => {
  const layout = useSelector(explorer, ({ context }) => context.layout);
  const machine = useSelector(explorer, ({ context }) => context.place?.machine ?? '');
  const value = useSelector(explorer, (snapshot) => snapshot.value.exploring);
  if (value === 'drawn' && layout)
    return <Canvas actor={explorer} layout={layout} paint={paint} label={label} onOpen={onOpen} />;
  return (
    <div className={canvasCss.middle}>
      {value === 'choosing' && <EmptyState title={words.choose} text={words.chooseText} />}
      {value === 'missing' && <EmptyState title={words.missing(machine)} text={words.missingText} />}
      {value === 'laying' && (
        <p role="status" className={canvasCss.waiting}>
          <Spinner /> {words.laying}
        </p>
      )}
      {value === 'undrawn' && (
        <Stack align="start">
          <Banner tone="error" announce="alert">
            {words.undrawn}
          </Banner>
          <Button onClick={() => explorer.send({ type: 'retry' })}>{words.retry}</Button>
        </Stack>
      )}
    </div>
  );
};
