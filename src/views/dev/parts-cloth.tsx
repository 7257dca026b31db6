import Play from 'lucide-react/icons/play';
import { Ball } from '#views/kit/ball.tsx';
import { Button } from '#views/kit/button.tsx';
import { ClothPanel } from '#views/kit/cloth-panel.tsx';
import { LiveDot } from '#views/kit/live-dot.tsx';
import { Score } from '#views/kit/score.tsx';
import { SectionTitle } from '#views/kit/section-title.tsx';
import { ShotDiagram } from '#views/kit/shot-diagram.tsx';
import { Text } from '#views/kit/text.tsx';
import * as css from './parts.css.ts';

const shots = ['breakOff', 'threeCushion', 'rack', 'missedPot'] as const;

const Baulk = () => (
  <>
    <LiveDot>Live · Table 1</LiveDot>
    <h2 className={css.clothTitle}>Copa Panamericana 2026</h2>
    <Text tone="mutedOnCloth">Semi-final, best of 9</Text>
  </>
);

export const PartsCloth = () => (
  <>
    <section className={css.whole}>
      <SectionTitle>Cloth panel</SectionTitle>
      <ClothPanel
        label="Featured live match"
        baulk={<Baulk />}
        actions={
          <>
            <Button tone="brass" icon={Play}>
              Watch stream
            </Button>
            <Button tone="outlineOnCloth">Match centre</Button>
          </>
        }
      >
        <div className={css.players}>
          <Ball colour="white" />
          <span className={css.player}>Andrés Peñaranda</span>
          <Score size="lg">62</Score>
          <Score size="xl">4</Score>
          <Ball colour="yellow" />
          <span className={css.player}>Marcus Whitfield</span>
          <Score size="lg">14</Score>
          <Score size="xl">3</Score>
        </div>
      </ClothPanel>
    </section>
    <section className={css.whole}>
      <SectionTitle>Shot diagrams</SectionTitle>
      <div className={css.shots}>
        {shots.map((shot) => (
          <ShotDiagram key={shot} shot={shot} />
        ))}
      </div>
    </section>
  </>
);
