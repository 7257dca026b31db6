import type { SnapshotFrom } from 'xstate';
import type { NamedRequest, requestDeskMachine } from './request-desk.ts';

/** How requests are answered at a moment. */
export type RequestDesk = SnapshotFrom<typeof requestDeskMachine>;

/** The request that is being answered. */
export const selectRequest = ({ context }: RequestDesk): NamedRequest | null => context.request;

/** Whether it is asked before a membership ends. */
export const selectIsAsking = (desk: RequestDesk): boolean => desk.matches('asking');
