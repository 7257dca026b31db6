import type { Stages } from './stage.ts';

export const stages: Stages = {
  subscriptions: async () => {
    const { SubscriptionsSection } = await import('#views/subscriptions/section.tsx');
    return (actor) => <SubscriptionsSection actor={actor as never} />;
  },
  'member-subscriptions': async () => {
    const { MembersSection } = await import('#views/subscriptions/members.tsx');
    return (actor) => <MembersSection actor={actor as never} />;
  },
};
