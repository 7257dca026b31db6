import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { channelWords } from '#domain/words/channels.ts';
import { entriesWords } from '#domain/words/entries.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { newsWords } from '#domain/words/news.ts';
import { playerWords } from '#domain/words/players.ts';
import { planWords } from '#domain/words/plan.ts';
import { productWords } from '#domain/words/products.ts';
import { rankingWords } from '#domain/words/rankings.ts';
import { tableWords } from '#domain/words/tables.ts';
import { tournamentOfficeWords } from '#domain/words/tournament-office.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { samplePlan, sampleClubPlan } from '#machines/schedule/sample-plan.ts';
import { askingEntry, enteredTournament } from '#machines/tournaments/sample-entries.ts';
import { draftRow, openRow } from '#machines/tournaments/sample-tournaments.ts';
import { freeTable } from '#machines/tables/sample-tables.ts';
import { activePlayer } from '#machines/players/sample-players.ts';
import { follow, player, WholeApp } from '#tests/session/app-harness.tsx';
import { untilStill } from '#tests/support/still.ts';
import { page as peoplePage, startDesk, startList } from '#tests/players/opened.tsx';
import { page as tablesPage, startDesk as tableDesk, startList as tableList } from '#tests/tables/opened.tsx';
import { page as schedulePage, startPlan } from '#tests/schedule/opened.tsx';
import {
  startActions,
  startEntries,
  startEntryActions,
  startList as startTournaments,
  startOwn,
  startSearch as startTournamentSearch,
} from '#tests/tournaments/opened.tsx';
import { UnlessOff } from '#views/app/club-off.tsx';
import { EntriesPage } from '#views/tournaments/entries-page.tsx';
import { TournamentsPage } from '#views/tournaments/page.tsx';
import '#views/app/routes/channels.tsx';
import '#views/app/routes/news-editor.tsx';
import { ReadOnlyPlacesProvider } from '#views/ui/acts.tsx';

const club = (isActive: boolean) => ({ clubId: 7, name: 'Salón 7', clubName: 'Salón 7', isActive });

/** The whole app as the super admin of one club has it. */
async function open(address: string, isActive: boolean, roleId: 3 | 5 = 3) {
  const user = player.user && { ...player.user, roleId };
  const remembered = { ...player, user, clubs: [club(isActive)] };
  await follow(() => void render(<WholeApp given={{}} address={address} remembered={remembered} />));
  await screen.findAllByRole('heading', { level: 1 });
  await untilStill();
}

const notice = errorWords.clubOff('Salón 7');

describe('B9 a club that is switched off', () => {
  it.each([3, 5] as const)('says so over the pages of its people, role %i', async (roleId) => {
    await open('/news', false, roleId);
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it.each([
    '/add-table?clubId=7',
    '/manageProduct?product=new&clubId=7',
    '/club-rating?clubId=7&member=5',
    '/manage-ranking?clubId=7&ranking=new',
    '/manage-ranking?clubId=7&level=new',
    '/manage-category?clubId=7&category=new',
    '/create-match',
    '/create-tournament',
    '/news?write=new',
    '/add-player?role=5',
    '/schedule-table?clubId=7',
  ])('offers no form to fill in for nothing at %s', async (address) => {
    await open(address, false);
    expect(await screen.findByRole('heading', { name: errorWords.clubOffTitle })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['/club-table?clubId=7', tableWords.add],
    ['/manageProduct', productWords.add],
    ['/manage-ranking?clubId=7', rankingWords.add],
    ['/manage-category?clubId=7', rankingWords.addCategory],
    ['/match', matchPagesWords.make],
    ['/tournament', tournamentOfficeWords.add],
    ['/news', newsWords.write],
    ['/player', playerWords.lists.members.add],
    ['/clubChannelList?clubId=7', channelWords.add],
  ])('does not offer to add something at %s, which an active one does', async (address, name) => {
    await open(address, true);
    const named = (): HTMLElement | null =>
      screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name });
    expect(named()).not.toBeNull();
    expect(screen.queryByText(notice)).toBeNull();
    document.body.replaceChildren();
    await open(address, false);
    expect(named()).toBeNull();
  });

  it('shows its tables without what would change them', async () => {
    const list = tablesPage(tableList([freeTable]), tableDesk());
    const off = { ids: [freeTable.clubId], isAll: true };
    await follow(() => void render(<ReadOnlyPlacesProvider value={off}>{list}</ReadOnlyPlacesProvider>));
    expect(screen.getByRole('row', { name: new RegExp(freeTable.make ?? '') })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  const shownOff = (ids: number[], children: ReactNode) =>
    follow(
      () =>
        void render(<ReadOnlyPlacesProvider value={{ ids, isAll: true }}>{children}</ReadOnlyPlacesProvider>),
    );

  it('shows its tournaments without what would change them', async () => {
    const rows = [draftRow, openRow].map((row) => ({ ...row, club: { clubId: 7, name: 'Salón 7' } }));
    const list = startTournaments(rows);
    await shownOff(
      [7],
      <TournamentsPage actor={list} search={startTournamentSearch()} actions={startActions()} />,
    );
    expect(screen.getByText(openRow.name)).toBeTruthy();
    const { next, actionsOf, edit, page } = tournamentOfficeWords;
    expect(screen.queryByRole('button', { name: next.close(openRow.name) })).toBeNull();
    fireEvent.keyDown(screen.getByRole('button', { name: actionsOf(openRow.name) }), { key: 'Enter' });
    expect(screen.getByRole('menuitem', { name: page })).toBeTruthy();
    for (const name of [edit, tournamentWords.moves.cancel]) {
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    }
  });

  it('shows who has entered its tournament without what would change an entry', async () => {
    const actor = startEntries();
    const ids = enteredTournament.club ? [enteredTournament.club.clubId] : [];
    expect(ids).toHaveLength(1);
    const parts = { own: startOwn(), search: startTournamentSearch(), actions: startEntryActions() };
    await shownOff(ids, <EntriesPage actor={actor} {...parts} />);
    expect(screen.getByText(askingEntry.name)).toBeTruthy();
    expect(screen.queryByRole('button', { name: entriesWords.add })).toBeNull();
    expect(screen.queryByRole('button', { name: entriesWords.actionsOf(askingEntry.name) })).toBeNull();
  });

  it.each([true, false])(
    'shows its tables of a day without a way to book one, to a club: %s',
    async (isClub) => {
      const plan = startPlan({ ...(isClub ? sampleClubPlan : samplePlan), isActive: false });
      await shownOff([3], schedulePage(isClub, { plan }));
      expect(screen.getByText(planWords.inactive)).toBeTruthy();
      expect(screen.queryByRole('combobox', { name: planWords.length })).toBeNull();
      expect(screen.queryByRole('link', { name: planWords.hoursLink })).toBeNull();
    },
  );

  it('keeps what is typed in a form that is open when the club is switched off', async () => {
    const off = { name: 'Salón 7' };
    const form = <input aria-label="typed" />;
    const { rerender, unmount } = render(<UnlessOff off={null}>{form}</UnlessOff>);
    await userEvent.type(screen.getByRole('textbox'), 'Table 9');
    rerender(<UnlessOff off={off}>{form}</UnlessOff>);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Table 9');
    unmount();
    const opened = render(<UnlessOff off={off}>{form}</UnlessOff>);
    expect(screen.queryByRole('textbox')).toBeNull();
    opened.rerender(<UnlessOff off={null}>{form}</UnlessOff>);
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  const other = { clubId: 8, name: 'Salón 8' };
  it.each([
    ['nothing to be done to a person of that club alone', [], true],
    ['what can be done to a person who belongs to an active club too', [other], false],
  ])('offers %s', async (_, more, isLeft) => {
    const [own] = activePlayer.clubs;
    const clubs = own ? [own, ...more] : [];
    const { actor } = startList('', [{ ...activePlayer, clubs }]);
    const off = { ids: own ? [own.clubId] : [], isAll: true };
    const people = peoplePage(actor, startDesk());
    await follow(() => void render(<ReadOnlyPlacesProvider value={off}>{people}</ReadOnlyPlacesProvider>));
    const menu = screen.queryByRole('button', { name: playerWords.actionsOf(activePlayer.fullName) });
    expect(menu === null).toBe(isLeft);
  });
});
