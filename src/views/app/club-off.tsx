import { useState, type ReactNode } from 'react';
import { errorWords as words } from '#domain/words/errors.ts';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';

/** What stands in place of a form of a club that is switched off, before anything is typed. */
const ClubOff = ({ name }: { name: string }) => (
  <>
    <PageTitle>{name}</PageTitle>
    <Card padding="none">
      <EmptyState level="h2" title={words.clubOffTitle} text={words.clubOffText} />
    </Card>
  </>
);

export type UnlessOffProps = {
  /** The club that is switched off, or null. */
  off: { readonly name: string } | null;
  children: ReactNode;
};

/**
 * A form of a club, unless the club is switched off. A form that is open by the time stays, with all that is typed: saving
 * is refused with words, and goes on once the club is back.
 */
export const UnlessOff = ({ off, children }: UnlessOffProps) => {
  const [isOpen, setIsOpen] = useState(off === null);
  if (off === null && !isOpen) setIsOpen(true);
  return off === null || isOpen ? children : <ClubOff name={off.name} />;
};

/** A club as `UnlessOff` takes it. */
export const offOf = <Club extends { readonly isActive: boolean; readonly name: string }>(
  club: Club,
): Club | null => (club.isActive ? null : club);
