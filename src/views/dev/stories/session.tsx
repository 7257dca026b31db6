import type { Screenless, Stages } from './stage.ts';

export const stages: Stages = {
  idle: async () => {
    const { IdleWarning } = await import('#views/session/idle.tsx');
    return (actor) => <IdleWarning actor={actor as never} />;
  },
  'step-up': async () => {
    const { StepUp } = await import('#views/session/step-up.tsx');
    return (actor) => <StepUp actor={actor as never} email="player@baulk.example" />;
  },
  'session-list': async () => {
    const { SessionList } = await import('#views/session/list.tsx');
    return (actor) => <SessionList actor={actor as never} />;
  },
};

export const screenless: Screenless = {
  standing: 'It tells the session of a new role and of new clubs, and shows nothing itself.',
};
