import { ClothPanel } from '#views/ui/cloth-panel.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as board from './board.css.ts';
import * as css from './cloth-skeleton.css.ts';

type Size = 'status' | 'title' | 'line' | 'name' | 'number' | 'minor' | 'ball' | 'button';

const Bar = ({ size }: { size: Size }) => <div className={css.bar} data-size={size} />;

const SideBars = () => (
  <div className={`${board.side} ${board.grid.two}`}>
    <Bar size="ball" />
    <Bar size="name" />
    <Bar size="minor" />
    <Bar size="number" />
  </div>
);

/** The cloth in its real measures while the match is on its way. */
export const ClothSkeleton = ({ label }: { label: string }) => (
  <ClothPanel
    label={label}
    baulk={
      <>
        <Bar size="status" />
        <Bar size="title" />
        <Bar size="line" />
      </>
    }
    actions={<Bar size="button" />}
  >
    <div className={board.board}>
      <div className={board.labels} />
      <SideBars />
      <SideBars />
      <div className={board.foot}>
        <div className={css.foot} />
      </div>
    </div>
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  </ClothPanel>
);
