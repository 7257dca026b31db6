import { Score } from '#views/ui/score.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { Text } from '#views/ui/text.tsx';
import * as css from './parts.css.ts';

export const PartsType = () => (
  <>
    <section className={css.half}>
      <SectionTitle>Type</SectionTitle>
      <Stack gap={2}>
        <h1>Copa Panamericana</h1>
        <h2>On the other tables</h2>
        <h3>Entries for the 9 ball open close on Sunday</h3>
        <Text tone="secondary">
          Body text is set at 15 on 22. A century break, a race to nine, an average of 1.412.
        </Text>
        <Text tone="muted" size="sm">
          Hint and caption, 13 on 18
        </Text>
      </Stack>
    </section>
    <section className={css.half}>
      <SectionTitle>Scoreboard face</SectionTitle>
      <Stack direction="row" gap={6} align="baseline">
        <Score size="xl">147</Score>
        <Score size="lg">0123456789</Score>
        <Score size="md">04:12</Score>
        <Score>CS-1043</Score>
        <Score size="code">COL</Score>
      </Stack>
    </section>
  </>
);
