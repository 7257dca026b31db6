import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type InputFrom } from 'xstate';
import type { Player, updatePlayer } from '#api/players.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { problemWords } from '#domain/words/problems.ts';
import { playerFormMachine } from '#machines/players/form.ts';
import type { PlayerFormInput } from '#machines/players/form-context.ts';
import { firstQuestion } from '#machines/players/address.ts';
import { activePlayer, suspendedPlayer, waitingAdmin } from '#machines/players/sample-players.ts';
import { differenceRows } from '#tests/support/difference-rows.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { PlayerFormPage } from '#views/players/form-page.tsx';
import { openPlayers } from './opened.tsx';

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('the list of people', () => {
  it('A-2.43 tells of each the address, the role, the clubs, the number and the status', async () => {
    const { container } = await openPlayers();
    const row = rowOf(activePlayer.fullName);
    for (const text of [
      'lucia@garza.example',
      'Player',
      'Referee',
      'Cue Club Monterrey',
      '+52 818 555 0114',
      'Active',
    ]) {
      expect(row.getByText(text)).toBeDefined();
    }
    expect(rowOf(waitingAdmin.fullName).getByText('Cue Club Monterrey and 1 more')).toBeDefined();
    expect(rowOf(waitingAdmin.fullName).getByText('Password Not Set')).toBeDefined();
    expect(rowOf(suspendedPlayer.fullName).getByText('No club')).toBeDefined();
    expect(await faultsIn(container)).toEqual([]);
  });

  it('offers nothing to do about those whom one may only see', async () => {
    await openPlayers('', { viewer: { userId: 5, roleId: 4 } });
    expect(rowOf(waitingAdmin.fullName).queryByRole('button')).toBeNull();
    expect(rowOf(waitingAdmin.fullName).queryByRole('link')).toBeNull();
    const link = rowOf(activePlayer.fullName).getByRole('link', { name: activePlayer.fullName });
    expect(link.getAttribute('href')).toBe('/add-player?userId=41');
  });

  it('shows what an address asks, and follows Back without writing it again', async () => {
    const { actor, asked, addresses, settle } = await openPlayers(
      '?search=ana&role=4&status=2&clubId=3&sort=-created&page=2&rows=20',
    );
    expect(asked).toEqual([
      {
        filters: { group: 'members', text: 'ana', roleId: 4, statusId: 2, clubId: 3, sort: '-created' },
        page: 2,
        size: 20,
      },
    ]);
    act(() => actor.send({ type: 'address.changed', question: firstQuestion('members') }));
    await settle();
    expect(asked.at(-1)).toEqual(firstQuestion('members'));
    expect(addresses).toEqual([]);
  });

  it.each(['?role=1&status=3&sort=x&page=-1&rows=50', '?clubId=x&search=%20', '?page=1e9', ''])(
    'takes what %s says wrongly as if it had not been said',
    async (search) => {
      expect((await openPlayers(search)).asked).toEqual([firstQuestion('members')]);
    },
  );

  it('widens what was narrowed to nothing, and keeps the order', async () => {
    const { addresses } = await openPlayers('?search=xyz&status=2&sort=-name', { rows: [] });
    await userEvent.click(screen.getByRole('button', { name: words.clear }));
    expect(addresses).toEqual(['sort=-name']);
  });

  it('A-2.45 says of platform administrators no club, and leads to adding one', async () => {
    await openPlayers('', { group: 'platformAdmins', rows: [{ ...waitingAdmin, roleId: 2, clubs: [] }] });
    expect(screen.queryByRole('columnheader', { name: words.columns.clubs })).toBeNull();
    const link = screen.getByRole('link', { name: words.lists.platformAdmins.add });
    expect(link.getAttribute('href')).toBe('/add-player?role=2');
    const name = rowOf(waitingAdmin.fullName).getByRole('link', { name: waitingAdmin.fullName });
    expect(name.getAttribute('href')).toBe(`/add-player?role=2&userId=${waitingAdmin.userId}`);
  });

  it('has no fault that axe can see while it asks', async () => {
    const { desk, settle } = await openPlayers();
    act(() => desk.send({ type: 'suspend', player: activePlayer }));
    await settle();
    expect(screen.getByRole('alertdialog', { name: words.suspendTitle('Lucía Garza') })).toBeDefined();
    expect(await faultsIn(document.body)).toEqual([]);
  });
});

const clubs = [
  { id: 3, name: 'Cue Club Monterrey' },
  { id: 13, name: 'Liga Carambola Medellín' },
];

async function openForm(input: PlayerFormInput, offered = clubs) {
  const sent: unknown[] = [];
  const createPlayer = fromPromise(({ input: given }: { input: unknown }) => {
    sent.push(given);
    return new Promise<never>(() => {});
  });
  const machine = playerFormMachine.provide({ actors: { createPlayer: createPlayer as never } });
  const actor = createActor(machine, { input }).start();
  const choices = { countries: [], currencies: [], clubs: offered };
  const { container } = render(<PlayerFormPage actor={actor} choices={choices} />);
  await act(() => waitFor(actor, (snapshot) => snapshot.matches('editing')));
  return { actor, sent, container };
}

describe('the form of a person', () => {
  it('A-7.20 sends what was typed, and says at its field what is missing', async () => {
    const { sent, container } = await openForm({
      userId: null,
      viewer: { userId: 9, roleId: 4 },
      begins: { clubs: [3] },
    });
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByText(problemWords.first_name_missing)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: words.fields.firstName }));
    expect(await faultsIn(container)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: words.fields.firstName }), 'Zoë');
    await userEvent.type(screen.getByRole('textbox', { name: words.fields.lastName }), 'Quill');
    await userEvent.type(screen.getByRole('textbox', { name: words.fields.email }), 'zoe@quill.example');
    await userEvent.type(
      screen.getByRole('textbox', { name: `${words.fields.mobile} ${words.optional}` }),
      '305-555 01 99 12345678',
    );
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByText(problemWords.mobile_length)).toBeDefined();
    const number = screen.getByRole('textbox', { name: `${words.fields.mobile} ${words.optional}` });
    expect(document.activeElement).toBe(number);
    expect(sent).toEqual([]);
    await userEvent.clear(number);
    await userEvent.type(number, '305-555 01 99');
    await userEvent.click(screen.getByRole('checkbox', { name: words.fields.isReferee }));
    await userEvent.click(screen.getByRole('checkbox', { name: words.fields.isRefereeConfirmed }));
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(sent).toMatchObject([
      {
        body: {
          firstName: 'Zoë',
          lastName: 'Quill',
          email: 'zoe@quill.example',
          mobile: '3055550199',
          roleId: 5,
          clubs: [3],
          isReferee: true,
          isRefereeConfirmed: false,
        },
      },
    ]);
  });

  it('A-6.22 of a club asks for one of the own clubs where there are several, and for no role of a role 4', async () => {
    await openForm({ userId: null, viewer: { userId: 9, roleId: 4 } });
    expect(screen.getByRole('combobox', { name: words.oneClub })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: words.fields.roleId })).toBeNull();
  });

  it('A-6.21 of the association offers many clubs, and none to its own administrators', async () => {
    await openForm({ userId: null, viewer: { userId: 1, roleId: 1 }, begins: { clubs: [3] } });
    expect(screen.getByRole('list', { name: words.clubChoice.chosen }).textContent).toContain('Monterrey');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: words.fields.roleId }),
      'Platform Admin',
    );
    expect(screen.queryByRole('list', { name: words.clubChoice.chosen })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: words.fields.isReferee })).toBeNull();
  });
});

describe('a person whom someone else has changed meanwhile', () => {
  type Change = InputFrom<typeof updatePlayer>;
  const person: Player = {
    ...activePlayer,
    firstName: 'Lucía',
    middleName: null,
    lastName: 'Garza',
    currency: 'MXN',
    lastSignInAt: null,
  };
  const [monterrey, medellin] = clubs.map(({ id, name }) => ({ clubId: id, name }));
  const joined = [monterrey, medellin].filter((club) => club !== undefined);
  const theirs: Player = { ...person, mobile: '8185550199', statusId: 2, clubs: joined, version: '5' };
  const renamed: Player = { ...theirs, firstName: 'Luz' };
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.firstName });
  const mobile = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `${words.fields.mobile} ${words.optional}` });

  /** The form of a person, typed into and saved when someone else was first. */
  async function changeMeanwhile(meanwhile = renamed) {
    const answers = [person, meanwhile];
    const sent: Change[] = [];
    const machine = playerFormMachine.provide({
      actors: {
        getPlayer: fromPromise<Player, { userId: number }>(async () => answers.shift() ?? meanwhile),
        updatePlayer: fromPromise<{ message: string }, Change>(async ({ input }) => {
          sent.push(input);
          if (input.version === person.version) throw changedMeanwhile;
          return { message: words.changed('Lucia Garza') };
        }),
      },
    });
    const viewer = { userId: 1, roleId: 1 } as const;
    const actor = createActor(machine, { input: { userId: person.userId, viewer, typedBy: 1 } });
    const choices = { countries: [], currencies: [], clubs };
    render(<PlayerFormPage actor={actor} choices={choices} />);
    await act(async () => {
      actor.start();
    });
    fireEvent.change(firstName(), { target: { value: 'Lucia' } });
    await press(words.save);
    return { actor, sent };
  }

  it('C4 is shown where both have changed the same, and written over on their version alone', async () => {
    const { actor, sent } = await changeMeanwhile();
    expect(differenceRows(words.differTitle)).toEqual([
      [words.fields.firstName, 'Yours Lucia', 'Theirs Luz'],
    ]);
    expect(await faultsIn(document.body)).toEqual([]);
    await press(words.keepMine);
    expect(sent.map(({ version }) => version)).toEqual(['4', '5']);
    expect(sent[1]?.body).toEqual({ userId: 41, firstName: 'Lucia' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('C4 is saved without a question where each has changed something else', async () => {
    const { actor, sent } = await changeMeanwhile(theirs);
    expect(sent.map(({ version }) => version)).toEqual(['4', '5']);
    expect(sent[1]?.body).toEqual({ userId: 41, firstName: 'Lucia' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('C4 leaves what was typed in the form for who goes back to it, and asks again', async () => {
    const { sent } = await changeMeanwhile();
    await press(words.stay);
    expect([firstName().value, mobile().value]).toEqual(['Lucia', '8185550114']);
    await press(words.save);
    expect(sent.map(({ version }) => version)).toEqual(['4', '4']);
    expect(screen.getByRole('dialog', { name: words.differTitle })).toBeDefined();
  });

  it('C4 is gone on with as they have left them, where that is taken', async () => {
    const { sent } = await changeMeanwhile();
    await press(words.takeTheirs);
    expect([firstName().value, mobile().value]).toEqual(['Luz', '8185550199']);
    fireEvent.change(firstName(), { target: { value: 'Lucia' } });
    await press(words.save);
    expect(sent[1]).toEqual({ version: '5', body: { userId: 41, firstName: 'Lucia' } });
  });
});
