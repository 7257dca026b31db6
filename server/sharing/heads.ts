import { roundText } from '#domain/draws/round-text.ts';
import { sql, type Kysely } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#contract/api.gen.ts';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { matchRoute, type RouteMatch } from '#domain/navigation/match.ts';
import { matchWords } from '#domain/words/matches.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { sharingWords as words } from '#domain/words/sharing.ts';
import type { Handlers } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { findShared } from '#server/images/store.ts';
import type { Card } from './card.ts';
import type { Head } from './head.ts';

export type HeadParts = {
  db: Kysely<Database>;
  calls: Pick<Handlers, 'getMatch' | 'getNews' | 'getRanking'>;
  operator: string;
  publicUrl: URL;
};

type MatchDetail = components['schemas']['MatchDetail'];
type Surroundings = { request: FastifyRequest; reply: FastifyReply };
type Reading = (parts: HeadParts, id: number, surroundings: Surroundings) => Promise<Head | null>;

/** The head of home. */
const homeHead: Head = {
  get title() {
    return navigationWords.product;
  },
  get description() {
    return words.home;
  },
  path: '/',
  kind: 'website',
};

/** The screens whose heads have to be read, with the parameter that names what they show. */
const readings: Readonly<Record<string, { parameter: string; read: Reading }>> = {
  'tournament-info': { parameter: 'tournamentId', read: readTournament },
  'match-centre': { parameter: 'matchId', read: readMatch },
  'view-news': { parameter: 'id', read: readNews },
  ranking: { parameter: 'id', read: readRanking },
};

/** The head of an address: one that is read, one of a page that is always the same, or none. */
export async function headOf(
  parts: HeadParts,
  address: string,
  surroundings: Surroundings,
): Promise<Head | 'missing' | null> {
  const found = matchRoute(address);
  if (!found) return null;
  if (found.route.screen === 'home' && !('matchId' in found.params)) return homeHead;
  const reading = readings[found.route.screen];
  if (!reading) return standingHead(found);
  const id = Number(found.params[reading.parameter]);
  // An id that no column can hold names nothing.
  if (!(id <= 2_147_483_647)) return 'missing';
  return (await reading.read(parts, id, surroundings)) ?? 'missing';
}

function standingHead({ route }: RouteMatch): Head | null {
  const description = (words.pages as Partial<Record<string, string>>)[route.screen];
  if (description === undefined || !route.built) return null;
  return { title: route.title, description, path: route.path, kind: 'website' };
}

type TournamentLine = {
  name: string;
  format: 'knockout' | 'roundRobin';
  game: string;
  discipline: string;
  starts_on: string | null;
  ends_on: string | null;
  club: string | null;
  city: string | null;
  country: string | null;
};

async function readTournament({ db, operator, publicUrl }: HeadParts, id: number): Promise<Head | null> {
  const { rows } = await sql<TournamentLine>`
    select t.name, t.format, g.name as game, g.discipline, t.starts_on::text, t.ends_on::text,
      c.name as club, c.city, c.country_id as country
    from tournaments t join game_types g on g.id = t.game_type left join clubs c on c.id = t.club_id
    where t.id = ${id} and t.stage <> 'draft'`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const path = `/tournamentInfo/${id}`;
  const format = words.format(found.format, found.game);
  const first = plainDayText(found.starts_on);
  const last = plainDayText(found.ends_on);
  const span = last === null || last === first ? first : words.days(first ?? last, last);
  const days = first === null || span === null ? [] : [span];
  const when = [...days, ...(found.club === null ? [] : [found.club])];
  return {
    title: found.name,
    description: [words.tournament(format), ...when].join(' · '),
    path,
    kind: 'website',
    card: { over: format, rows: [{ text: found.name, figure: null }], under: when.join(' · ') },
    data: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: found.name,
      sport: sportOf(found.discipline),
      url: new URL(path, publicUrl).href,
      ...(found.starts_on === null ? {} : { startDate: found.starts_on }),
      ...(found.ends_on === null ? {} : { endDate: found.ends_on }),
      ...(found.club === null ? {} : { location: placeOf(found.club, found.city, found.country) }),
      organizer: { '@type': 'Organization', name: operator },
    },
  };
}

const placeOf = (name: string, city: string | null, country: string | null) => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
});

const sportOf = (discipline: string): string =>
  (matchWords.disciplines as Partial<Record<string, string>>)[discipline] ?? discipline;

/** How somebody without a session asks. */
const asNobody = { caller: null, body: undefined, query: undefined as never };

async function readMatch(
  { calls, operator, publicUrl }: HeadParts,
  matchId: number,
  surroundings: Surroundings,
): Promise<Head | null> {
  const answer = await calls.getMatch({ ...surroundings, ...asNobody, path: { matchId } });
  if (answer.status !== 200) return null;
  const match = answer.body;
  const names = [match.playerName1, match.playerName2].map((name) => name || words.undecided);
  const [one = '', other = ''] = names;
  const path = `/match/${matchId}`;
  return {
    title: words.versus(one, other),
    description: describedMatch(match),
    path,
    kind: 'website',
    card: cardOf(match, names),
    data: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: words.versus(one, other),
      sport: sportOf(match.discipline),
      url: new URL(path, publicUrl).href,
      ...(match.scheduleTime === null ? {} : { startDate: match.scheduleTime }),
      ...(match.endedAt === null ? {} : { endDate: match.endedAt }),
      ...(match.club === null ? {} : { location: { '@type': 'Place', name: match.club.name } }),
      competitor: names.map((name) => ({ '@type': 'Person', name })),
      organizer: { '@type': 'Organization', name: operator },
      ...(match.tournament === null
        ? {}
        : {
            superEvent: {
              '@type': 'SportsEvent',
              name: match.tournament.name,
              url: new URL(`/tournamentInfo/${match.tournament.tournamentId}`, publicUrl).href,
            },
          }),
    },
  };
}

function cardOf(match: MatchDetail, names: readonly string[]): Card {
  const hasScore = match.statusId !== 1;
  const frames = [match.player1Frames, match.player2Frames];
  const start = fixtureTime(match.scheduleTime, match.timeZone);
  const state = hasScore || !start ? words.state[match.statusId] : `${start.text}, ${cityOf(start.timeZone)}`;
  return {
    over:
      [match.tournament?.name, match.roundName && roundText(match.roundName)].filter(Boolean).join(' · ') ||
      roundText(match.matchName),
    rows: names.map((text, index) => ({ text, figure: hasScore ? (frames[index] ?? 0) : null })),
    under: [state, match.club?.name].filter(Boolean).join(' · '),
  };
}

function describedMatch(match: MatchDetail): string {
  const score = match.statusId === 1 ? [] : [words.score(match.player1Frames, match.player2Frames)];
  const where = [
    match.tournament?.name,
    match.roundName && roundText(match.roundName),
    match.club?.name,
  ].filter(Boolean);
  return [words.state[match.statusId], ...score, roundText(match.matchName), ...where].join(' · ');
}

async function readNews(
  { db, calls, operator, publicUrl }: HeadParts,
  newsId: number,
  surroundings: Surroundings,
): Promise<Head | null> {
  const answer = await calls.getNews({ ...surroundings, ...asNobody, path: { newsId } });
  if (answer.status !== 200) return null;
  const { title, summary, image, imageAlt, publishedAt } = answer.body;
  const shared = image === null ? null : await findShared(db, image);
  const path = `/view-news/${newsId}`;
  return {
    title,
    description: summary,
    path,
    kind: 'article',
    image: shared && { ...shared, alt: imageAlt },
    data: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      url: new URL(path, publicUrl).href,
      ...(publishedAt === null ? {} : { datePublished: publishedAt }),
      ...(image === null ? {} : { image: new URL(image, publicUrl).href }),
      publisher: { '@type': 'Organization', name: operator },
    },
  };
}

async function readRanking(
  { calls }: HeadParts,
  id: number,
  surroundings: Surroundings,
): Promise<Head | null> {
  const query = { limit: 1, pageNumber: 1 };
  const answer = await calls.getRanking({ ...surroundings, ...asNobody, query, path: { id } });
  if (answer.status !== 200) return null;
  const { name, club, year } = answer.body.ranking;
  return { title: name, description: `${club} · ${year}`, path: `/ranking/${id}`, kind: 'website' };
}
