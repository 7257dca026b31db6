-- A table cannot be booked twice at one time: the constraint below holds it whatever the code does, and whoever else is at it.
create extension if not exists btree_gist;

alter table club_tables add constraint club_tables_of_club unique (id, club_id);

create table booking_series (
  id integer generated always as identity primary key,
  club_id integer not null references clubs (id),
  every text not null check (every = 'week'),
  times smallint not null check (times between 2 and 52),
  made_by integer references users (id) on delete set null,
  created_at timestamptz not null
);
create index booking_series_by_club on booking_series (club_id);
create index booking_series_by_maker on booking_series (made_by);

create table table_bookings (
  id integer generated always as identity primary key,
  club_id integer not null references clubs (id),
  table_id integer not null,
  kind text not null check (kind in ('play', 'match', 'block')),
  match_id integer references matches (id) on delete cascade,
  status text not null check (status in (
    'held', 'paying', 'booked', 'checkedIn', 'done', 'cancelled', 'noShow', 'expired', 'refunding')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The wall clock that was chosen, and whose: rules of a zone may change by law.
  local_start text not null check (local_start ~ '^\d{4}-\d\d-\d\dT\d\d:(00|30)$'),
  zone text not null check (length(zone) between 1 and 64),
  user_id integer references users (id) on delete cascade,
  guest_name text check (length(guest_name) between 1 and 100),
  players smallint check (players between 1 and 8),
  note text check (length(note) between 1 and 200),
  series_id integer references booking_series (id) on delete set null,
  price integer check (price between 0 and 999999999),
  currency text check (currency ~ '^[A-Z]{3}$'),
  lines jsonb not null default '[]',
  terms jsonb,
  pay_by text check (pay_by in ('credit', 'card', 'atClub', 'free')),
  transaction_id integer references transactions (id) on delete set null,
  held_until timestamptz,
  checked_in_at timestamptz,
  ended_at timestamptz,
  fee integer check (fee between 0 and 999999999),
  made_by integer references users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,

  foreign key (table_id, club_id) references club_tables (id, club_id),
  check (ends_at > starts_at and ends_at - starts_at <= interval '24 hours'),
  check (extract(epoch from ends_at - starts_at)::integer % 1800 = 0),
  check ((status = 'held') = (held_until is not null)),
  check ((kind = 'match') = (match_id is not null)),
  -- Somebody plays exactly where the kind is play: a member or a guest.
  check (case kind when 'play' then (user_id is null) <> (guest_name is null)
    else user_id is null and guest_name is null end),
  check ((price is null) = (currency is null)),
  check (kind <> 'play' or price is not null),

  -- Half-open, so that neighbours touch.
  constraint table_bookings_apart exclude using gist (
    table_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (status in ('held', 'paying', 'booked', 'checkedIn'))
);
create index table_bookings_by_start on table_bookings (club_id, starts_at);
create index table_bookings_by_table on table_bookings (table_id, starts_at);
create index table_bookings_by_user on table_bookings (user_id, starts_at) where user_id is not null;
create index table_bookings_by_series on table_bookings (series_id) where series_id is not null;
create index table_bookings_by_transaction on table_bookings (transaction_id) where transaction_id is not null;
create index table_bookings_by_maker on table_bookings (made_by) where made_by is not null;
create index table_bookings_held on table_bookings (held_until) where status = 'held';
-- One table for a match at a time; one that was cancelled leaves it free.
create unique index table_bookings_of_match on table_bookings (match_id)
  where match_id is not null and status in ('held', 'paying', 'booked', 'checkedIn');

do $$
declare
  named text;
begin
  foreach named in array array['booking_series', 'table_bookings']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
    execute format('create policy running on %I using ((select caller_role()) = 3
      and club_id = any ((select caller_clubs())::integer[]))', named);
  end loop;
end $$;

-- Members have their own; of others' they learn by taken_times alone when a table is taken.
create policy reading_own on table_bookings for select using (user_id = (select caller_id()));
create policy adding_own on table_bookings for insert
  with check ((select caller_role()) = 5 and kind = 'play' and user_id = (select caller_id()) and exists (
    select from club_members m
    where m.club_id = table_bookings.club_id and m.user_id = table_bookings.user_id and m.status = 'member'));
create policy changing_own on table_bookings for update
  using ((select caller_role()) = 5 and user_id = (select caller_id()))
  with check ((select caller_role()) = 5 and kind = 'play' and user_id = (select caller_id()));

-- When the tables of a club are taken, for its members and those who run it; nothing of who has them.
create function taken_times(club integer, from_at timestamptz, to_at timestamptz)
returns table (table_id integer, starts_at timestamptz, ends_at timestamptz, kind text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  asking constant integer := caller_id();
  clubs constant integer[] := caller_clubs();
  is_server constant boolean := is_server_itself();
begin
  perform set_config('baulk.caller_role', '', true);
  if is_server or club = any (clubs) or exists (
    select from club_members m where m.club_id = club and m.user_id = asking and m.status = 'member')
  then
    -- No booking lasts longer than a day, so that the index by start reaches all of them.
    return query
      select b.table_id, b.starts_at, b.ends_at, b.kind from table_bookings b
      where b.club_id = club and b.starts_at > from_at - interval '24 hours' and b.starts_at < to_at
        and b.ends_at > from_at and b.status in ('held', 'paying', 'booked', 'checkedIn')
      order by b.table_id, b.starts_at;
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;
