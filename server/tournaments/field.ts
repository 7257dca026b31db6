import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { seesHiddenNames, shownName } from '#domain/matches/privacy.ts';
import type { Database } from '#server/database/db.gen.ts';
import { managesSql } from '#server/fixtures/managed.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';

type Schemas = components['schemas'];

type ListedEntry = {
  userId: number;
  name: string;
  is_hidden: boolean;
  is_inactive: boolean;
  club: Schemas['ClubName'] | null;
  country_id: string | null;
  status: Schemas['EntryStatus'];
  position: number | null;
  seed: number | null;
  asked_at: string;
  reason: string | null;
  admission_reason: string | null;
};

type Field = {
  version: number;
  club_id: number | null;
  may_manage: boolean;
  counts: Schemas['EntryPage']['counts'];
  total: number;
  rows: ListedEntry[];
};

/** Who has entered: all of it for those who run the tournament, for others the places and the own entry. */
export async function listEntries(
  { db }: Pick<SessionParts, 'db'>,
  { path: { tournamentId }, query, caller }: Call<'listEntries'>,
): Promise<Reply<'listEntries'>> {
  const field = await findField(db, caller, tournamentId, query);
  if (!field) return { status: 404, body: problemBody('not_found') };
  const { total, counts, version } = field;
  const rows = field.rows.map((row) => entryOf(row, field, caller));
  return { status: 200, body: { rows, total, counts, version: String(version) } };
}

function entryOf(
  row: ListedEntry,
  { club_id: clubId, may_manage: mayManage }: Field,
  caller: Caller | null,
): Schemas['Entry'] {
  const reader = caller && { userId: caller.userId, roleId: caller.roleId, clubIds: caller.clubs };
  const seesHidden = seesHiddenNames(reader, { people: [row.userId], clubId });
  const isHidden = row.is_hidden && !seesHidden;
  const isKnown = mayManage || row.userId === caller?.userId;
  return {
    userId: row.userId,
    name: shownName({ name: row.name, isHidden: row.is_hidden }, seesHidden),
    isNameHidden: isHidden,
    isInactive: mayManage && row.is_inactive,
    club: isHidden ? null : row.club,
    countryId: row.country_id,
    status: row.status,
    position: row.position,
    seed: row.seed,
    rating: null,
    askedAt: isKnown ? new Date(row.asked_at).toISOString() : null,
    reason: isKnown ? row.reason : null,
    admissionReason: mayManage ? row.admission_reason : null,
  };
}

async function findField(
  db: Kysely<Database>,
  caller: Caller | null,
  id: number,
  { status, name, limit = 10, pageNumber = 1 }: Call<'listEntries'>['query'],
): Promise<Field | undefined> {
  const manages = managesSql(caller);
  const own = caller?.userId ?? 0;
  const conditions: RawBuilder<unknown>[] = [
    sql`(t.may_manage or e.user_id = ${own} or e.status in ('confirmed', 'checkedIn'))`,
    ...(status === undefined ? [] : [sql`${shownStatus(own)} = ${status}`]),
    // A hidden name is not found either by who may not read it.
    ...(name === undefined
      ? []
      : [
          sql`position(folded_name(${name}) in u.folded_name) > 0
            and (t.may_manage or not u.privacy_on)`,
        ]),
  ];
  const { rows } = await sql<Field>`
    with t as materialized (
      select t.id, t.club_id, t.version, t.capacity, ${manages} as may_manage from tournaments t
      where t.id = ${id} and (t.stage <> 'draft' or ${manages})
    ), waiting as (
      select w.id, row_number() over (order by w.asked_at, w.id) as position from entries w
      where w.tournament_id = ${id} and w.status = 'waiting'
    ), found as (
      select e.id, ${shownStatus(own)} as status, p.seed, w.position, e.asked_at,
        btrim(u.first_name || ' ' || u.last_name) as name
      from t join entries e on e.tournament_id = t.id join users u on u.id = e.user_id
      left join tournament_players p on p.tournament_id = e.tournament_id and p.user_id = e.user_id
      left join waiting w on w.id = e.id
      where ${sql.join(conditions, sql` and `)}
    ), page as materialized (
      select f.*, row_number() over (order by ${orderOfStatus}, f.position, f.seed nulls last, natural_key(folded_name(f.name)), f.id) as place
      from found f order by place limit ${limit} offset ${(pageNumber - 1) * limit})
    select t.version, t.club_id, t.may_manage, (select count(*) from found) as total, ${counts} as counts, (
      select coalesce(json_agg(json_build_object('userId', u.id, 'name', page.name, 'is_hidden', u.privacy_on,
        'is_inactive', u.status_id not in (1, 4) or u.role_id <> 5 or cardinality(playing_clubs(u.id)) = 0,
        'club', (select json_build_object('clubId', c.id, 'name', c.name) from clubs c
          where c.id = (playing_clubs(u.id))[1]),
        'country_id', u.country_id, 'status', page.status, 'position', page.position, 'seed', page.seed,
        'asked_at', page.asked_at, 'reason', e.reason,
        'admission_reason', e.admission_reason) order by page.place), '[]')
      from page join entries e on e.id = page.id join users u on u.id = e.user_id) as rows
    from t`.execute(db);
  return rows[0];
}

/** Whether somebody has checked in is for who runs it. */
const shownStatus = (own: number): RawBuilder<unknown> =>
  sql`case when t.may_manage or e.user_id = ${own} then e.status else 'confirmed' end`;

const orderOfStatus =
  sql.raw(`case f.status when 'requested' then 1 when 'confirmed' then 2 when 'checkedIn' then 2
  when 'waiting' then 3 else 4 end`);

const counts = sql.raw(`(
  select json_build_object('capacity', t.capacity,
    'places', count(*) filter (where e.status in ('confirmed', 'checkedIn')),
    'waiting', count(*) filter (where e.status = 'waiting'),
    'requested', count(*) filter (where t.may_manage and e.status = 'requested'),
    'checkedIn', count(*) filter (where t.may_manage and e.status = 'checkedIn'))
  from entries e where e.tournament_id = t.id)`);
