import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { DaysActor, daysMachine } from '#machines/reports/days.ts';

export type BesideProps<M extends AnyStateMachine> = {
  machine: M;
  input?: InputFrom<M>;
  /** Where it stands from the first. */
  snapshot?: SnapshotFrom<M>;
  children: (actor: ActorRefFrom<M>) => ReactElement;
};

/** Another actor that a screen asks for, made once for as long as the screen is shown. */
export const Beside = <M extends AnyStateMachine>({ machine, input, snapshot, children }: BesideProps<M>) =>
  children(useActorRef(machine, { input, snapshot } as never) as ActorRefFrom<M>);

export type ReadingProps<A extends AnyActorRef> = {
  actor: A;
  children: (snapshot: ReturnType<A['getSnapshot']>) => ReactElement;
};

/** A screen that is given what an actor knows instead of the actor. */
export const Reading = <A extends AnyActorRef>({ actor, children }: ReadingProps<A>) =>
  children(useSelector(actor, (snapshot) => snapshot as ReturnType<A['getSnapshot']>));

type WithDaysProps = { machine: typeof daysMachine; children: (days: DaysActor) => ReactElement };

/** The date fields, empty. */
export const WithDays = ({ machine, children }: WithDaysProps) => (
  <Beside machine={machine} input={{ days: { from: '', to: '' } }}>
    {children}
  </Beside>
);
