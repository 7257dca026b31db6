import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { LivePageMachine } from '#machines/live/page.ts';

/** The actor of a page that hears of scores as they are written. */
export function useLivePage<Page extends AnyStateMachine>(
  machine: LivePageMachine<Page>,
  input: InputFrom<Page>,
): ActorRefFrom<Page> {
  const parent = useActorRef<AnyStateMachine>(machine as AnyStateMachine, { input });
  return useSelector(parent, ({ children }) => children['page']) as ActorRefFrom<Page>;
}
