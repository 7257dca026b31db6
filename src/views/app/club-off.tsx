import { errorWords as words } from '#domain/words/errors.ts';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';

/** What stands in place of a form of a club that is switched off, before anything is typed. */
export const ClubOff = ({ name }: { name: string }) => (
  <>
    <PageTitle>{name}</PageTitle>
    <Card padding="none">
      <EmptyState level="h2" title={words.clubOffTitle} text={words.clubOffText} />
    </Card>
  </>
);
