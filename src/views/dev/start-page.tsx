import { devWords as words } from '#domain/words/dev.ts';
import { machineWords } from '#domain/words/dev-machines.ts';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Text } from '#views/ui/text.tsx';
import * as css from './tool-page.css.ts';
import { ToolPage } from './tool-page.tsx';

const tools = [
  { ...words.tools.app, href: '/dev/app/' },
  { ...words.tools.errors, href: '/dev/errors' },
  { ...words.tools.parts, href: '/dev/parts' },
  { ...words.tools.clock, href: '/dev/clock' },
  { ...words.tools.mailbox, href: '/dev/outbox' },
  { title: machineWords.title, text: machineWords.text, href: '/dev/machines' },
];

/** What there is for developers and QA. */
export const StartPage = () => (
  <ToolPage title={words.title} detail={words.detail}>
    <SectionTitle>{words.here}</SectionTitle>
    <ul className={css.cards}>
      {tools.map(({ title, text, href }) => (
        <Card key={href} as="li" padding="form">
          <CardHead level="h3">
            <Link href={href}>{title}</Link>
          </CardHead>
          <Text tone="secondary">{text}</Text>
        </Card>
      ))}
    </ul>
  </ToolPage>
);
