import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import type { AppActors } from '#machines/app/actors.ts';
import type { HostedMachine } from '#machines/patterns/hosted.ts';
import { useReports } from './use-actor-events.ts';

/** The actor of a part that stands on the page of another actor, of which it hears. */
export function useHosted<Guest extends AnyStateMachine, Host extends AnyActorRef>(
  { app }: Pick<AppActors, 'app'>,
  guestOn: (host: Host) => HostedMachine<Guest>,
  host: Host,
  input: InputFrom<Guest>,
): ActorRefFrom<Guest> {
  const [machine] = useState(() => guestOn(host) as AnyStateMachine);
  const parent = useActorRef(machine, { input });
  useReports(parent, app);
  return useSelector(parent, ({ children }) => children['guest']) as ActorRefFrom<Guest>;
}
