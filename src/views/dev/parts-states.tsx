import { useState } from 'react';
import { Breadcrumb } from '#views/ui/breadcrumb.tsx';
import { Button } from '#views/ui/button.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Card } from '#views/ui/card.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { CueBallGlyph } from '#views/ui/cue-ball-glyph.tsx';
import { CueGlyph } from '#views/ui/cue-glyph.tsx';
import { DGlyph } from '#views/ui/d-glyph.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { SocialLink } from '#views/ui/social-link.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TabPanel } from '#views/ui/tab-panel.tsx';
import { TableGlyph } from '#views/ui/table-glyph.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { Text } from '#views/ui/text.tsx';
import { Wordmark } from '#views/ui/wordmark.tsx';
import * as css from './parts.css.ts';

const networks = ['facebook', 'instagram', 'youtube', 'x', 'other'] as const;
const tabs = [
  { value: 'bracket', label: 'Bracket' },
  { value: 'standings', label: 'Group standings', count: 4 },
] as const;

const Shell = () => (
  <section className={css.half}>
    <SectionTitle>Shell</SectionTitle>
    <div className={css.shell}>
      <Stack>
        <Wordmark name="Baulk" ground="shell" />
        <Text tone="mutedOnShell" size="base">
          Run by the Pan American Billiards and Snooker Association.
        </Text>
        <Stack direction="row" gap={2}>
          {networks.map((network) => (
            <SocialLink key={network} network={network} href={`#${network}`} label={network} />
          ))}
          {[TableGlyph, CueGlyph, CueBallGlyph, DGlyph].map((glyph) => (
            <Icon key={glyph.name} glyph={glyph} size="large" />
          ))}
        </Stack>
      </Stack>
    </div>
  </section>
);

const Heads = () => {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('bracket');
  return (
    <section className={css.half}>
      <SectionTitle>Heads and tabs</SectionTitle>
      <Breadcrumb
        label="Where you are"
        items={[
          { label: 'Association', href: '#association' },
          { label: 'Clubs', href: '#clubs' },
          { label: 'Crescent City Cue Club' },
        ]}
      />
      <PageTitle detail="47 clubs, 41 of them active." actions={<Button tone="primary">Add new Club</Button>}>
        Clubs
      </PageTitle>
      <Tabs label="Tournament" items={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value="bracket">Five rounds, 31 matches.</TabPanel>
        <TabPanel value="standings">Four groups of four.</TabPanel>
      </Tabs>
    </section>
  );
};

export const PartsStates = () => (
  <>
    <Shell />
    <Heads />
    <section className={css.half}>
      <SectionTitle>Empty state</SectionTitle>
      <Card>
        <EmptyState
          title="No tournaments yet"
          text="Create the first one and its draw appears here."
          action={<Button tone="primary">Create tournament</Button>}
        />
      </Card>
    </section>
    <section className={css.half}>
      <SectionTitle>Skeleton</SectionTitle>
      <Card padding="form">
        <CardHead action={<Button size="small">Add licence</Button>}>License Management</CardHead>
        <SkeletonRows label="Clubs are loading" lead="club" />
      </Card>
    </section>
    <section className={css.whole}>
      <SectionTitle>Page message</SectionTitle>
      <PageMessage
        title="The page you requested was not found."
        text="The address may have changed, or the page was never there."
        actions={
          <>
            <ButtonLink href="#home" tone="primary">
              Back to home
            </ButtonLink>
            <Button>Try again</Button>
          </>
        }
      />
    </section>
  </>
);
