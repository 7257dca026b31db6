import {
  emit,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFrom,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { asked } from './params.ts';
import type { Retyped } from './retyped.ts';
import type { Telling } from './telling.ts';

type News = { news: EventObject };

/** What a guest and its host come to. */
export type HostedReport =
  | Telling
  /** The host shows something else of what the guest is about. */
  | ({ type: 'host.changed' } & News)
  /** The guest has done what concerns its host. */
  | ({ type: 'guest.reported' } & News);

/**
 * A guest on a host that lives elsewhere: a part that few people see, and that is fetched for them alone, on the page that all
 * see. Each hears what the other comes to.
 */
export const hostedMachine = setup({
  types: {
    context: {} as { guest: unknown },
    events: {} as HostedReport,
    emitted: {} as Telling,
    children: {} as { reports: 'reports'; guest: 'guest'; host: 'host' },
  },
  actors: {
    reports: fromCallback<EventObject, AnyActorRef>(() => {}),
    guest: fromCallback<EventObject, unknown>(() => {}),
    host: fromCallback<EventObject>(() => {}),
  },
  actions: {
    tellGuest: sendTo('guest', (_, { news }: News) => news),
    tellHost: sendTo('host', (_, { news }: News) => news),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
  },
}).createMachine({
  id: 'hosted',
  context: ({ input }) => ({ guest: input }),
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'guest', src: 'guest', input: ({ context }: { context: { guest: unknown } }) => context.guest },
    { id: 'host', src: 'host' },
  ],
  initial: 'open',
  states: {
    open: {
      description: 'The guest and its host hear of each other here.',
      on: {
        'host.changed': { actions: { type: 'tellGuest', params: asked } },
        'guest.reported': { actions: { type: 'tellHost', params: asked } },
        notice: { actions: { type: 'tellNotice', params: asked } },
      },
    },
  },
});

/** What a feature says of a guest and its host. */
export type HostedRules<Guest extends AnyStateMachine, Host extends AnyActorRef, Subject> = {
  guest: Guest;
  /** What the guest hears of its host, each time that it is another one. */
  subjectOf?: (host: SnapshotFrom<Host>) => Subject | null;
  newsOfHost?: (subject: Subject) => EventFrom<Guest>;
  /** What the host hears of the guest; null where it is none of its business. */
  newsOfGuest: (
    reported: Exclude<EmittedFrom<Guest>, Telling>,
    guest: SnapshotFrom<Guest>,
  ) => EventFrom<Host> | null;
};

/** The generic machine with the guest of a feature; all else is as it was. */
export type HostedMachine<Guest extends AnyStateMachine> = Retyped<
  typeof hostedMachine,
  { children: { guest: ActorRefFrom<Guest> }; input: InputFrom<Guest> }
>;

/** Makes the machine of a guest on the host that it is given. */
export function hosted<Guest extends AnyStateMachine, Host extends AnyActorRef, Subject = never>({
  guest,
  subjectOf,
  newsOfHost,
  newsOfGuest,
}: HostedRules<Guest, Host, Subject>): (host: Host) => HostedMachine<Guest> {
  const reports = fromCallback<EventObject, AnyActorRef>(({ input: parent, sendBack }) => {
    const child = (parent.getSnapshot().children as { guest: AnyActorRef }).guest;
    const subscription = child.on('*', (event) => {
      if (event.type === 'notice') return sendBack(event);
      const news = newsOfGuest(event as never, child.getSnapshot());
      if (news) sendBack({ type: 'guest.reported', news });
    });
    return () => subscription.unsubscribe();
  });
  const relayTo = (host: Host) =>
    fromCallback<EventObject>(({ receive, sendBack }) => {
      let told: Subject | null = null;
      const tell = (snapshot: SnapshotFrom<Host>): void => {
        const subject = subjectOf?.(snapshot) ?? null;
        if (subject === null || subject === told) return;
        told = subject;
        const news = newsOfHost?.(subject);
        if (news) sendBack({ type: 'host.changed', news });
      };
      receive((event) => host.send(event));
      tell(host.getSnapshot());
      const subscription = host.subscribe(tell);
      return () => subscription.unsubscribe();
    });
  return (host) => {
    const actors = { reports, guest: guest as never, host: relayTo(host) };
    // The machine never looks into what it passes on, so its types matter at its edges alone.
    return hostedMachine.provide({ actors }) as unknown as HostedMachine<Guest>;
  };
}
