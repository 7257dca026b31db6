import type { SnapshotFrom } from 'xstate';
import type { CreditAccount, CreditEntry } from '#api/credit.ts';
import type { TypedEntry } from '#domain/credit/entry.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { creditDeskMachine } from './desk.ts';
import type { DeskField } from './desk-setup.ts';

type Desk = SnapshotFrom<typeof creditDeskMachine>;

/** What is done at the desk. */
export const selectDoing = ({ value }: Desk): Desk['value'] => value;

/** Whose credit something is done to. */
export const selectAccount = ({ context }: Desk): CreditAccount | null => context.account;

/** The entry as it is typed; what may be owed is typed as its amount. */
export const selectTyped = ({ context }: Desk): TypedEntry => context;

/** The field that is wrong, with its words. */
export const selectFault = ({ context }: Desk): FieldFault<DeskField> | null => context.fault;

/** What was booked, as far as it was read. */
export const selectEntries = ({ context }: Desk): readonly CreditEntry[] => context.entries;

/** Whether there are older entries. */
export const selectHasOlder = ({ context }: Desk): boolean => context.entries.length < context.total;
