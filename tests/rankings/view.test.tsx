import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { ratingWords } from '#domain/words/ratings.ts';
import { rankingOfficeModel, sampleOffice } from '#machines/rankings/office-model.ts';
import { rankingOfficeMachine } from '#machines/rankings/office.ts';
import { ownRatingsModel } from '#machines/rankings/own-model.ts';
import { rankingModel } from '#machines/rankings/ranking-model.ts';
import { ratingsModel } from '#machines/rankings/ratings-model.ts';
import { rankingRecordModel } from '#machines/rankings/record-model.ts';
import { rankingRecordMachine } from '#machines/rankings/record.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { CategoriesPage } from '#views/rankings/categories-page.tsx';
import { RankingOfficePage } from '#views/rankings/office-page.tsx';
import { OwnStanding } from '#views/rankings/own-standing.tsx';
import { RankingPage } from '#views/rankings/ranking-page.tsx';
import { RatingsPage } from '#views/rankings/ratings-page.tsx';
import { RankingRecordPage } from '#views/rankings/record-page.tsx';

const clubs = [{ clubId: 3, name: 'Brooklyn Rack House' }];
const office = { clubId: 3, clubs, onClub: () => undefined };

proveView(rankingOfficeModel, (actor) => (
  <RankingOfficePage {...office} actor={actor} year={2026} onYear={() => undefined} />
));

proveView(rankingModel, (actor) => <RankingPage actor={actor} />);

proveView(ownRatingsModel, (actor) => <OwnStanding actor={actor} />);

proveView(ratingsModel, (actor) => <RatingsPage actor={actor} clubs={clubs} />, {
  outside: {
    'filters.changed': (event) => {
      const { discipline, text } = event['filters'] as { discipline?: string; text?: string };
      if (discipline !== undefined) {
        const game = screen.getByRole('combobox', { name: ratingWords.discipline });
        fireEvent.change(game, { target: { value: discipline } });
        return;
      }
      const search = screen.getByRole('searchbox', { name: ratingWords.search });
      fireEvent.change(search, { target: { value: text } });
      fireEvent.submit(search);
    },
  },
});

proveView(rankingRecordModel, (actor) => <RankingRecordPage actor={actor} />, {
  outside: {
    changed: (event) => {
      const { name } = event['change'] as { name: string };
      const field = screen.getByRole('textbox', { name: words.form.fields.name });
      fireEvent.change(field, { target: { value: name } });
    },
  },
});

const idle = fromPromise(() => new Promise<never>(() => {}));
const turn = () =>
  act(async () => {
    for (let i = 0; i < 10; i += 1) await Promise.resolve();
  });

describe('the form of a level', () => {
  it('C-9.05, C-9.06 takes the points of 32 places in each year from 2022 to 2040, and those of a year from the year before', async () => {
    const points = Array.from({ length: 32 }, (_, place) => String(320 - 10 * place));
    const sent: unknown[] = [];
    const actor = createActor(
      rankingRecordMachine.provide({
        actors: {
          readRankingRecord: fromPromise(async () => ({
            form: { name: 'Open', year: '2026', years: { 2025: points } },
            name: 'Open',
            version: '1',
            choices: [],
          })) as never,
          recallDraft: fromPromise(async () => null) as never,
          updateRankingRecord: fromPromise(async ({ input }) => {
            sent.push(input);
            return { message: '' };
          }) as never,
        },
      }),
      { input: { kind: 'level', clubId: 3, id: 4, discipline: 'pool' } },
    ).start();
    render(<RankingRecordPage actor={actor} />);
    await turn();
    const years = within(screen.getByRole('combobox', { name: words.form.pointsYear })).getAllByRole(
      'option',
    );
    expect([years.length, years[0]?.textContent, years.at(-1)?.textContent]).toEqual([19, '2022', '2040']);
    const group = within(screen.getByRole('group', { name: words.form.points(2026) }));
    expect(group.getAllByRole('textbox')).toHaveLength(32);
    fireEvent.click(screen.getByRole('button', { name: words.form.copy(2025) }));
    fireEvent.change(group.getByRole('textbox', { name: words.form.place(2) }), { target: { value: '999' } });
    fireEvent.click(screen.getByRole('button', { name: words.form.save }));
    expect(screen.getByText(words.faults.pointsOrder)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(group.getByRole('textbox', { name: words.form.place(2) }), { target: { value: '310' } });
    fireEvent.click(screen.getByRole('button', { name: words.form.save }));
    expect(sent).toMatchObject([{ form: { years: { 2025: points, 2026: points } }, version: '1' }]);
    await turn();
  });
});

describe('the page of categories', () => {
  it('A-2.51, A-6.12 tells ages and how many are in each', async () => {
    const read = fromPromise(async () => sampleOffice) as never;
    const machine = rankingOfficeMachine.provide({ actors: { read, polling: idle as never } });
    const actor = createActor(machine, { input: { question: { clubId: 3 } } }).start();
    render(<CategoriesPage {...office} actor={actor} />);
    await turn();
    expect(screen.getByText('Juniors')).toBeTruthy();
    expect(screen.getByText(words.ages.to(18))).toBeTruthy();
    expect(screen.getByText(words.members(9))).toBeTruthy();
  });
});
