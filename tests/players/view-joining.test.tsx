import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { joiningWords as words } from '#domain/words/joining.ts';
import { associationModel } from '#machines/players/association-model.ts';
import { ownClubsModel } from '#machines/players/own-clubs-model.ts';
import { ownClubsMachine } from '#machines/players/own-clubs.ts';
import { requestDeskMachine, type RequestDeskActor } from '#machines/players/request-desk.ts';
import { requestDeskModel } from '#machines/players/request-desk-model.ts';
import { requestListMachine, requestsAt, type RequestListActor } from '#machines/players/requests.ts';
import { requestListModel } from '#machines/players/requests-model.ts';
import { joining, leaving } from '#machines/players/sample-requests.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { AssociationPage } from '#views/players/association.tsx';
import { OwnClubs } from '#views/players/own-clubs.tsx';
import { Requests } from '#views/players/requests.tsx';

const idle = fromPromise(() => new Promise<never>(() => {}));

function startRequests(): RequestListActor {
  const readPage = fromPromise(async () => ({ rows: [joining, leaving], total: 2 }));
  const machine = requestListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: requestsAt(3) } }).start();
}

function startDesk(): RequestDeskActor {
  const machine = requestDeskMachine.provide({ actors: { answerJoinRequest: idle as never } });
  return createActor(machine, { input: { clubId: 3 } }).start();
}

const section = (actor: RequestListActor, desk: RequestDeskActor) => (
  <Requests actor={actor} desk={desk} clubs={[]} />
);

proveView(requestListModel, (actor) => section(actor, startDesk()));
proveView(requestDeskModel, (desk) => section(startRequests(), desk));
proveView(ownClubsModel, (actor) => <OwnClubs actor={actor} />);
proveView(associationModel, (actor) => <AssociationPage actor={actor} />);

it('A-1.10 tells a club who wants to join or leave, and since when', async () => {
  const { container } = render(section(startRequests(), startDesk()));
  expect(await screen.findByText(joining.fullName)).toBeDefined();
  expect(screen.getByText(words.kinds.join)).toBeDefined();
  expect(screen.getByText(words.kinds.leave)).toBeDefined();
  expect(screen.getAllByText(words.asked('Nov 18, 2026'))).toHaveLength(2);
  expect(await faultsIn(container)).toEqual([]);
});

it('A-1.10 takes a request back by its button, and the focus goes on to the choice of a club', async () => {
  let clubRequests = [{ clubId: 2, name: 'Club Two', kind: 'join' }];
  const answer = Promise.withResolvers<{ message: string }>();
  const machine = ownClubsMachine.provide({
    actors: {
      getProfile: fromPromise(async () => ({ clubs: [], clubRequests })) as never,
      listActiveClubs: fromPromise(async () => ({ rows: [{ clubId: 2, name: 'Club Two' }] })),
      withdrawJoinRequest: fromPromise(() => answer.promise),
    },
  });
  render(<OwnClubs actor={createActor(machine).start()} />);
  await userEvent.click(await screen.findByRole('button', { name: words.own.takeBackNamed('Club Two') }));
  clubRequests = [];
  await act(async () => answer.resolve({ message: words.takenBack('Club Two') }));
  expect(await screen.findByText(words.own.none)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.own.takeBackNamed('Club Two') })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: words.own.choose }));
});

it('A-1.10 takes a request to leave back, and one is a member as before', async () => {
  const own = { clubId: 2, name: 'Club Two', clubName: 'Club Two', isActive: true };
  let clubRequests = [{ clubId: 2, name: 'Club Two', kind: 'leave' }];
  const withdrawn: unknown[] = [];
  const machine = ownClubsMachine.provide({
    actors: {
      getProfile: fromPromise(async () => ({ clubs: [own], clubRequests })) as never,
      listActiveClubs: fromPromise(async () => ({ rows: [{ clubId: 2, name: 'Club Two' }] })),
      withdrawJoinRequest: fromPromise(async ({ input }: { input: { clubId: number } }) => {
        withdrawn.push(input);
        clubRequests = [];
        return { message: words.staying('Club Two') };
      }),
    },
  });
  render(<OwnClubs actor={createActor(machine).start()} />);
  expect(await screen.findByText(words.own.waiting.leave)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: words.own.takeBackNamed('Club Two') }));
  expect(await screen.findByRole('button', { name: words.own.leaveNamed('Club Two') })).toBeDefined();
  expect(withdrawn).toEqual([{ clubId: 2 }]);
});

it('A-1.10 offers only clubs with which nothing is going on, and asks the one that is chosen', async () => {
  const asked: unknown[] = [];
  const createJoinRequest = fromPromise(({ input }: { input: unknown }) => {
    asked.push(input);
    return new Promise<never>(() => {});
  });
  const profile = {
    clubs: [{ clubId: 1, name: 'Club One', clubName: 'Club One', isActive: true }],
    clubRequests: [{ clubId: 2, name: 'Club Two', kind: 'join' }],
  };
  const rows = [1, 2, 3].map((clubId) => ({ clubId, name: `Club ${['', 'One', 'Two', 'Three'][clubId]}` }));
  const machine = ownClubsMachine.provide({
    actors: {
      getProfile: fromPromise(async () => profile) as never,
      listActiveClubs: fromPromise(async () => ({ rows })),
      createJoinRequest: createJoinRequest as never,
    },
  });
  const { container } = render(<OwnClubs actor={createActor(machine).start()} />);
  expect(await screen.findByText(words.own.waiting.join)).toBeDefined();
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: words.own.choose }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    words.own.open,
    'Club Three',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Club Three' }));
  await userEvent.click(screen.getByRole('button', { name: words.own.ask }));
  expect(asked).toEqual([{ clubId: 3, kind: 'join' }]);
});
