import { useActorRef } from '@xstate/react';
import { IdleWarning, machine } from '#views/session/idle.tsx';

/** Watches the session of whoever is signed in; with another person it begins anew. */
export const Idle = () => <IdleWarning actor={useActorRef(machine)} />;
