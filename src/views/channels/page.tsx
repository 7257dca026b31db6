import { useSelector } from '@xstate/react';
import { channelWords as words } from '#domain/words/channels.ts';
import type { ChannelsActor } from '#machines/channels/machine.ts';
import { selectClubName } from '#machines/channels/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { ChannelsSection } from './section.tsx';
import * as css from './page.css.ts';

export { machine } from './section.tsx';

export type ChannelsPageProps = {
  actor: ChannelsActor;
  /** Where the other clubs are; null where there is no other one. */
  others: string | null;
};

/** The channels of one club. */
export const ChannelsPage = ({ actor, others }: ChannelsPageProps) => (
  <div className={css.page}>
    <PageTitle
      detail={useSelector(actor, selectClubName)}
      actions={others !== null && <ButtonLink href={others}>{words.clubs.all}</ButtonLink>}
    >
      {words.pageTitle}
    </PageTitle>
    <ChannelsSection actor={actor} />
  </div>
);
