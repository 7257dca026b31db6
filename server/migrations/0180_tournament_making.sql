-- A tournament from its draft on: its stage leads, and the status that everybody reads follows it.
alter table tournaments
  add column stage text not null default 'draft'
    check (stage in ('draft', 'open', 'closed', 'drawn', 'running', 'finished', 'cancelled')),
  add column description text check (length(description) between 1 and 2000),
  -- On the clocks of the tournament's zone.
  add column start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column capacity smallint not null default 256 check (capacity between 2 and 256),
  add column entry_mode text not null default 'open' check (entry_mode in ('open', 'club', 'invited')),
  add column needs_approval boolean not null default false,
  add column entry_opens_at timestamptz,
  add column entry_closes_at timestamptz,
  add column check_in_minutes smallint not null default 0
    check (check_in_minutes = 0 or check_in_minutes between 15 and 240),
  add column group_count smallint check (group_count between 1 and 32),
  add column qualifier_count smallint not null default 0 check (qualifier_count between 0 and 8),
  add column has_third_place boolean not null default false,
  add column is_level_allowed boolean not null default false,
  add column tie_breaks jsonb not null default '[]' check (jsonb_typeof(tie_breaks) = 'array'
    and tie_breaks <@ '["difference", "framesWon", "headToHead", "average", "bestAverage", "highestBreak"]'),
  add column race_to smallint check (race_to between 1 and 999),
  add column target_points smallint check (target_points between 1 and 9999),
  add column time_limit_minutes smallint check (time_limit_minutes between 1 and 600),
  -- Lengths of single rounds by the number of their matches, until the draw makes the rounds.
  add column round_lengths jsonb not null default '[]' check (jsonb_typeof(round_lengths) = 'array'),
  add column is_rated boolean not null default true,
  add column is_handicapped boolean not null default false,
  add column cancel_reason text check (length(btrim(cancel_reason)) between 3 and 200),
  add column made_by integer references users;

update tournaments t set
  stage = case
    when status_id = 7 then 'running'
    when status_id = 6 then 'finished'
    when exists (select from matches m where m.tournament_id = t.id) then 'drawn'
    when starts_on is not null and ends_on is not null and tournament_frame is not null then 'closed'
    else 'draft' end,
  entry_closes_at = starts_on::timestamp at time zone 'UTC',
  capacity = greatest(2, least(256, (select count(*) from tournament_players e where e.tournament_id = t.id))),
  group_count = case when format = 'roundRobin' then greatest(1, least(32,
    (select count(*) from tournament_groups g where g.tournament_id = t.id))) end;

alter table tournaments
  add constraint tournaments_status_of_stage check (
    status_id = case stage when 'running' then 7 when 'finished' then 6 when 'cancelled' then 6 else 1 end),
  add constraint tournaments_entry_times check (entry_opens_at < entry_closes_at),
  add constraint tournaments_groups check (format <> 'knockout' or group_count is null),
  add constraint tournaments_club_entries check (entry_mode <> 'club' or club_id is not null),
  add constraint tournaments_reason check ((stage = 'cancelled') = (cancel_reason is not null)),
  add constraint tournaments_whole check (stage not in ('open', 'closed') or (
    starts_on is not null and ends_on is not null and entry_closes_at is not null
    and coalesce(tournament_frame, race_to, target_points, time_limit_minutes) is not null));
create index tournaments_shown on tournaments (starts_on desc nulls last, id desc) where stage <> 'draft';

-- Drafts are for those who run them; who keeps the score of a match is no more than a referee, so the first match and
-- the last one move their tournament through functions of the owner's.
alter table tournaments enable row level security;
alter table tournaments force row level security;
create policy server_itself on tournaments using ((select is_server_itself()));
create policy reading on tournaments for select
  using (stage <> 'draft' or (select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[]));
create policy adding on tournaments for insert
  with check ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[]));
create policy changing on tournaments for update using (true)
  with check ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[]));
create policy removing on tournaments for delete
  using ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[]));

-- What has not begun goes with a cancelled tournament.
create policy removing on matches for delete
  using ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[]));

create function begin_tournament(tournament integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  update tournaments set stage = 'running', status_id = 7, version = version + 1
  where id = tournament and stage = 'drawn';
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;
create function finish_tournament(tournament integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  update tournaments t set stage = 'finished', status_id = 6, version = version + 1
  where t.id = tournament and t.stage = 'running'
    and not exists (select from matches m where m.tournament_id = t.id and m.status_id <> 6);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;
