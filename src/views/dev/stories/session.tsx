import type { Screenless, Stages } from './stage.ts';

export const stages: Stages = {
  idle: async () => {
    const { IdleWarning } = await import('#views/session/idle.tsx');
    return (actor) => <IdleWarning actor={actor as never} />;
  },
  'session-list': async () => {
    const { SessionList } = await import('#views/session/list.tsx');
    return (actor) => <SessionList actor={actor as never} />;
  },
};

export const screenless: Screenless = {
  standing: 'It tells the session of a new role and of new clubs, and shows nothing itself.',
};
