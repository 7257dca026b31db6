import Play from 'lucide-react/icons/play';
import { Ball } from '#views/ui/ball.tsx';
import { Button } from '#views/ui/button.tsx';
import { ClothPanel } from '#views/ui/cloth-panel.tsx';
import { LiveDot } from '#views/ui/live-dot.tsx';
import { Score } from '#views/ui/score.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { ShotDiagram } from '#views/ui/shot-diagram.tsx';
import { Text } from '#views/ui/text.tsx';
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
