import type { Stages } from './stage.ts';

export const stages: Stages = {
  'session-list': async () => {
    const { SessionList } = await import('#views/session/list.tsx');
    return (actor) => <SessionList actor={actor as never} />;
  },
};
