import { expect, it } from 'vitest';
import { assign, createActor, emit, setup, type ActorRefFrom } from 'xstate';
import { hostedModel } from '#machines/patterns/hosted-model.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(hostedModel);

type Record = { name: string };

/** A page of a record, which counts how often it is to be read again. */
const pageMachine = setup({
  types: {
    context: {} as { record: Record | null; readings: number },
    events: {} as { type: 'read'; record: Record } | { type: 'refresh.due' },
    input: {} as { record: Record | null },
  },
}).createMachine({
  context: ({ input }) => ({ ...input, readings: 0 }),
  on: {
    read: { actions: assign({ record: ({ event }) => event.record }) },
    'refresh.due': { actions: assign({ readings: ({ context }) => context.readings + 1 }) },
  },
});

/** A desk that changes the record, looks at it, and keeps what it hears of the page. */
const deskMachine = setup({
  types: {
    context: {} as { given: string; heard: string[] },
    events: {} as { type: 'change' } | { type: 'look' } | { type: 'record.read'; name: string },
    emitted: {} as { type: 'changed' } | { type: 'looked' } | Telling,
    input: {} as { given: string },
  },
}).createMachine({
  context: ({ input }) => ({ ...input, heard: [] }),
  on: {
    change: { actions: [emit(toast('success', 'Changed.')), emit({ type: 'changed' })] },
    look: { actions: emit({ type: 'looked' }) },
    'record.read': {
      actions: assign({ heard: ({ context, event }) => [...context.heard, event.name] }),
    },
  },
});

const deskOn = hosted<typeof deskMachine, ActorRefFrom<typeof pageMachine>, Record>({
  guest: deskMachine,
  subjectOf: ({ context }) => context.record,
  newsOfHost: ({ name }) => ({ type: 'record.read', name }),
  newsOfGuest: ({ type }) => (type === 'changed' ? { type: 'refresh.due' } : null),
});

function open(record: Record | null) {
  const page = createActor(pageMachine, { input: { record } }).start();
  const parent = createActor(deskOn(page), { input: { given: 'as input' } });
  const told: unknown[] = [];
  parent.on('*', (event) => told.push(event));
  const desk = parent.getSnapshot().children.guest;
  parent.start();
  const heard = (): string[] => desk.getSnapshot().context.heard;
  return { page, parent, desk, told, heard };
}

it('begins with its own input, and with what its host shows', () => {
  const { desk, heard } = open({ name: 'Ada' });
  expect(desk.getSnapshot().context.given).toBe('as input');
  expect(heard()).toEqual(['Ada']);
});

it('hears of each reading of its host once, of one that brings the same too', () => {
  const { page, heard } = open(null);
  expect(heard()).toEqual([]);
  page.send({ type: 'read', record: { name: 'Ada' } });
  page.send({ type: 'refresh.due' });
  page.send({ type: 'read', record: { name: 'Ada' } });
  expect(heard()).toEqual(['Ada', 'Ada']);
});

it('lets its host hear what concerns it, and people what they are told', () => {
  const { page, desk, told } = open(null);
  desk.send({ type: 'change' });
  desk.send({ type: 'look' });
  expect(page.getSnapshot().context.readings).toBe(1);
  expect(told).toEqual([toast('success', 'Changed.')]);
});

it('hears nothing more once it is gone, and its host goes on', () => {
  const { page, parent, heard } = open(null);
  parent.stop();
  page.send({ type: 'read', record: { name: 'Ada' } });
  expect(heard()).toEqual([]);
  expect(page.getSnapshot().status).toBe('active');
});
