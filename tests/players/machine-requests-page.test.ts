import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PageAnswer } from '#machines/patterns/question.ts';
import { readAddress } from '#machines/players/address.ts';
import { playerListMachine } from '#machines/players/list.ts';
import { requestDeskMachine } from '#machines/players/request-desk.ts';
import { requestsOn, requestsPageMachine } from '#machines/players/requests-page.ts';
import { requestListMachine, requestsAt, type JoinRequest } from '#machines/players/requests.ts';
import { joining } from '#machines/players/sample-requests.ts';

const idle = fromPromise(() => new Promise<never>(() => {}));
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The requests of a club above the list of its people; what is read and answered is noted, and a reading waits for a test. */
async function open() {
  const readings: string[] = [];
  const answered: unknown[] = [];
  const held: (() => void)[] = [];
  const readPeople = fromPromise(async () => {
    readings.push('people');
    return { rows: [], total: 0 };
  });
  const readRequests = fromPromise<PageAnswer<JoinRequest>, ReturnType<typeof requestsAt>>(({ input }) => {
    readings.push(`requests of ${input.filters.clubId}`);
    return new Promise((resolve) => held.push(() => resolve({ rows: [joining], total: 1 })));
  });
  const answerJoinRequest = fromPromise(async ({ input }: { input: unknown }) => {
    answered.push(input);
    return { message: 'Answered.' };
  });
  const people = createActor(
    playerListMachine.provide({ actors: { readPage: readPeople as never, polling: idle as never } }),
    { input: { question: readAddress('', 'members') } },
  ).start();
  const list = requestListMachine.provide({
    actors: { readPage: readRequests as never, polling: idle as never },
  });
  const actions = requestDeskMachine.provide({ actors: { answerJoinRequest: answerJoinRequest as never } });
  const guest = requestsPageMachine.provide({ actors: { list: list as never, actions: actions as never } });
  const parent = createActor(requestsOn(people).provide({ actors: { guest: guest as never } }), {
    input: { question: requestsAt(3), actions: { clubId: 3 } },
  }).start();
  onTestFinished(() => {
    parent.stop();
    people.stop();
  });
  const arrive = async (): Promise<void> => {
    for (const letGo of held.splice(0)) letGo();
    await settled();
  };
  await arrive();
  return { ...parent.getSnapshot().children.guest.getSnapshot().children, readings, answered, arrive };
}

it('A-1.10 an answer lets the requests and the people of the club be read again', async () => {
  const { actions, readings } = await open();
  expect(readings).toEqual(['people', 'requests of 3']);
  actions.send({ type: 'accept', request: joining });
  await settled();
  expect(readings.slice(2).toSorted()).toEqual(['people', 'requests of 3']);
});

it('A-1.10 a request is answered at the club whose rows are shown, while those of another are on their way', async () => {
  const { list, actions, answered, arrive } = await open();
  list.send({ type: 'filters.changed', filters: { clubId: 13 } });
  actions.send({ type: 'decline', request: joining });
  await settled();
  await arrive();
  actions.send({ type: 'decline', request: joining });
  await settled();
  expect(answered).toMatchObject([{ clubId: 3 }, { clubId: 13 }]);
});
