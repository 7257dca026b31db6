import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { exclusively } from '#server/database/exclusive.ts';
import { keepSlot } from '#server/matches/tables.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { demoPassword, demoPin } from './accounts.ts';
import { demoApps } from './apps.ts';
import { demoBookings } from './bookings.ts';
import { demoCredit } from './credit.ts';
import { demoDesk } from './desk.ts';
import { demoChannels } from './channels.ts';
import { demoClubMatches } from './club-matches.ts';
import { demoClubs, demoMembers, demoTableGames, demoTables } from './clubs.ts';
import { demoLicences } from './clubs-licences.ts';
import type { DemoParts } from './demo.ts';
import { demoEntries } from './entries.ts';
import { tellFeaturedMatch } from './featured-match.ts';
import { continueNumbering, insertRows } from './insert.ts';
import { demoJoinRequests } from './join-requests.ts';
import { demoNews } from './news.ts';
import { demoPictures } from './pictures.ts';
import { createRandom } from './random.ts';
import { connectDemoClub } from './payments.ts';
import { oneAtEachTable } from './play.ts';
import { keepDemoRanking } from './rankings.ts';
import { demoSignIns } from './sign-ins.ts';
import { demoSubscriptions } from './subscriptions.ts';
import { demoTournaments } from './tournaments.ts';
import { demoTransactions } from './transactions.ts';
import { demoUsers } from './users.ts';
import { demoBookingRules, demoOpeningHours, demoPriceRules, demoProducts, priceTables } from './venues.ts';

/** What the demo needs of the process. */
export type SeedingParts = {
  clock: () => number;
  passwordHash: (plain: string) => Promise<string>;
  /** Under which its stream keys are sealed. */
  secrets: Secrets;
};

/** Fills an empty database with the demo association; answers whether it did. Several processes may try at once. */
export async function seedDemo(
  db: Kysely<Database>,
  { clock, passwordHash, secrets }: SeedingParts,
): Promise<boolean> {
  return exclusively(db, async (transaction) => {
    const someone = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    const [hash, pinHash] = await Promise.all([passwordHash(demoPassword), passwordHash(demoPin)]);
    const parts = { now: clock(), random: createRandom(1856), passwordHash: hash, pinHash };
    await insertDemo(transaction, parts, secrets);
    await sql`analyze`.execute(transaction);
    return true;
  });
}

async function insertDemo(db: Kysely<Database>, parts: DemoParts, secrets: Secrets): Promise<void> {
  await insertRows(db, 'users', demoUsers(parts));
  const clubs = demoClubs(parts);
  await insertRows(db, 'clubs', clubs);
  const members = demoMembers(parts);
  await insertRows(db, 'club_members', [...members, ...demoJoinRequests(parts, members)]);
  await insertRows(db, 'licences', demoLicences(parts));
  const channelParts = { ...parts, random: createRandom(1870) };
  await insertRows(db, 'channels', demoChannels(channelParts, secrets));
  const tables = demoTables();
  await insertRows(db, 'products', demoProducts(parts));
  await insertRows(db, 'price_rules', demoPriceRules(parts));
  await insertRows(db, 'booking_rules', demoBookingRules());
  await insertRows(db, 'opening_hours', demoOpeningHours());
  const priced = priceTables(tables);
  await insertRows(db, 'club_tables', priced);
  await insertRows(db, 'table_bookings', demoBookings(parts, priced, members));
  const credit = demoCredit(parts);
  await insertRows(db, 'credit_accounts', credit.credit_accounts);
  await insertRows(db, 'credit_entries', credit.credit_entries);
  await insertRows(db, 'club_table_games', demoTableGames());
  const first = demoTournaments(parts, tables);
  const others = demoClubMatches(parts, tables, first.matches);
  tellFeaturedMatch(parts, first.matches, first.frames);
  // What came to be shown later stands behind all of it, so that nothing before it moves.
  const desk = demoDesk({ ...parts, random: createRandom(1898) }, tables, {
    ...first,
    matches: [...first.matches, ...others.matches],
    frames: [...first.frames, ...others.frames],
  });
  const { drawn } = desk;
  await insertRows(db, 'tournaments', drawn.tournaments);
  await insertRows(db, 'tournament_groups', drawn.tournament_groups);
  await insertRows(db, 'rounds', drawn.rounds);
  await insertRows(db, 'tournament_players', drawn.tournament_players);
  await insertRows(db, 'entries', demoEntries(drawn));
  await insertRows(db, 'matches', oneAtEachTable(drawn.matches));
  await insertRows(db, 'frames', drawn.frames);
  await insertRows(db, 'draws', desk.draws);
  await insertRows(db, 'corrections', desk.corrections);
  for (const slot of desk.slots) await keepSlot(db, slot);
  await keepDemoRanking(db, { clubId: 1, at: new Date(parts.now) });
  await insertRows(db, 'images', demoPictures(parts));
  await insertRows(db, 'news', demoNews(parts));
  await insertRows(db, 'transactions', demoTransactions({ ...parts, random: createRandom(1884) }, clubs));
  await insertRows(db, 'club_subscriptions', demoSubscriptions(parts, clubs));
  await connectDemoClub(db, parts, clubs);
  const apps = demoApps(parts);
  await insertRows(db, 'mobile_apps', apps.mobile_apps);
  await insertRows(db, 'app_uploads', apps.app_uploads);
  await insertRows(db, 'app_releases', apps.app_releases);
  const { sessions, history } = demoSignIns(parts);
  await insertRows(db, 'sessions', sessions);
  await insertRows(db, 'sign_in_history', history);
  await continueNumbering(db, [
    ...([
      'users',
      'clubs',
      'licences',
      'channels',
      'club_tables',
      'products',
      'price_rules',
      'tournaments',
      'tournament_groups',
      'rounds',
      'matches',
      'levels',
      'rankings',
    ] as const),
    ...(['mobile_apps', 'app_uploads', 'news', 'sessions'] as const),
  ]);
}
