import { clubWords } from '#domain/words/clubs.ts';
import { writeAddress, type ClubQuestion } from '#machines/clubs/address.ts';
import { clubListModel } from '#machines/clubs/list-model.ts';
import { fault, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

const owner = 'owner@baulk.example';

/** Clubs of the demo that stand on the first page and on the second, whether or not the closed ones are among them. */
const onPage = { 1: 'Calcutta Billiards Guild', 2: 'Lone Star Cue Club' } as const;
type ListContext = { question: ClubQuestion; rows: readonly unknown[] };

const otherPage = (question: ClubQuestion) => ({ ...question, page: question.page === 1 ? 2 : 1 });
const otherStatus = ({ filters, ...question }: ClubQuestion) => ({
  ...question,
  filters: { ...filters, clubStatusId: filters.clubStatusId === null ? 1 : null },
});

/** The clubs of the demo, of which enough are active for a second page of twenty. */
const listModel: typeof clubListModel = {
  ...clubListModel,
  cases: {
    ...clubListModel.cases,
    'filters.changed': ({ question }) => [{ filters: otherStatus(question as ClubQuestion).filters }],
    'address.changed': ({ question }) => [
      { question: otherPage(question as ClubQuestion) },
      { question: otherStatus(question as ClubQuestion) },
    ],
  },
  shows: {
    ...clubListModel.shows,
    'listing.loading': {
      tags: ['busy'],
      texts: [clubWords.loading],
      absent: [clubWords.stale, ...Object.values(onPage)],
    },
    'listing.answered.rows.shown': { texts: [` ${clubWords.paging.of} `] },
    'listing.answered.upkeep.fresh': (context) => {
      const { question, rows } = context as unknown as ListContext;
      return {
        texts: rows.length === 0 ? [] : [onPage[question.page === 1 ? 1 : 2]],
        absent: [clubWords.stale, ...(rows.length === 0 ? Object.values(onPage) : [])],
      };
    },
    'listing.answered.rows.empty': (context) => {
      const { question } = context as unknown as ListContext;
      return { texts: [question.filters.clubStatusId === null ? clubWords.none : clubWords.empty] };
    },
  },
};

/** The server is asked for clubs of a name that none has. */
const forNothing: Answer = (route) => {
  const url = new URL(route.request().url());
  url.searchParams.set('clubName', 'nobody is called so');
  return route.continue({ url: url.href });
};

proveInBrowser(listModel, {
  begin: (page) => beSignedIn(page, owner),
  open: async (page) => void (await page.goto('/club-management')),
  calls: {
    readPage: {
      url: '**/api/club?*',
      outcomes: { 'a page': goOn, nothing: forNothing, failed: fault, unanswered: noAnswer },
    },
  },
  actors: { polling: { due: (page) => page.clock.runFor(10_000) } },
  outside: {
    'filters.changed': async (page, { filters }) => {
      const { clubStatusId } = filters as ClubQuestion['filters'];
      const name = clubWords.status[clubStatusId ?? 'all'];
      await page.getByRole('radio', { name, exact: true }).click();
    },
    // As a link within the product does it. A page that loads looks the same before and after: its new call tells.
    'address.changed': async (page, { question }) => {
      const query = writeAddress(question as ClubQuestion);
      const asked = page.waitForRequest('**/api/club?*');
      await page.evaluate((search) => history.pushState(null, '', `/club-management?${search}`), query);
      await asked;
    },
  },
});
