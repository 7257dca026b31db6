import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { clubEntitlementsModel } from '#machines/clubs/entitlements-model.ts';
import type { clubEntitlementsMachine } from '#machines/clubs/entitlements.ts';
import { proveSystemView } from '#tests/support/view-system.tsx';
import { ChannelsSection } from '#views/channels/section.tsx';
import { LicencesSection } from '#views/licences/section.tsx';

type Props = { page: ActorRefFrom<typeof clubEntitlementsMachine> };

const Entitlements = ({ page }: Props) => {
  const { licences, channels } = useSelector(page, ({ children }) => children);
  if (licences === undefined || channels === undefined) return null;
  return (
    <>
      <LicencesSection actor={licences} />
      <ChannelsSection actor={channels} />
    </>
  );
};

proveSystemView(clubEntitlementsModel, (page) => <Entitlements page={page} />, {
  unseen: ['channels remove', 'channels retry'],
});
