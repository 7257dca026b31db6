-- A name as it is sorted and searched: without accents and capitals, in the same order on every server.
create function folded_name(name text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))
$$;

-- The parts of a text of one to three letters. What contains a text contains all of its parts, and an index of parts finds
-- the few names that do.
create function text_parts(whole text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(whole, start, size)), '{}')
  from generate_series(1, length(whole)) as start, generate_series(1, 3) as size
  where start + size - 1 <= length(whole)
$$;

alter table clubs add column folded_name text collate "C" not null generated always as (folded_name(name)) stored;

drop index clubs_by_name;
drop index clubs_by_status;
create index clubs_by_name on clubs (folded_name, id) where deleted_at is null;
create index clubs_by_status on clubs (status_id, folded_name, id) where deleted_at is null;
create index clubs_by_licence_end on clubs (licence_ends_on, id) where deleted_at is null;
create index clubs_by_licence_end_turned on clubs (licence_ends_on desc nulls last, id desc) where deleted_at is null;
create index clubs_by_creation on clubs (created_at, id) where deleted_at is null;
create index clubs_by_parts on clubs using gin (text_parts(folded_name)) where deleted_at is null;

-- How many clubs there are of each status: the list says how many rows it has on all pages.
create table club_counts (
  status_id smallint primary key references club_statuses,
  n integer not null
);

create function count_clubs() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  -- In the order of the key, so that two statements that touch the same counts wait for each other and not in a circle.
  insert into club_counts as kept (status_id, n)
  select status_id, step * count(*) from changed where deleted_at is null group by 1 order by 1
  on conflict (status_id) do update set n = kept.n + excluded.n;
  return null;
end $$;

create function recount_club() returns trigger language plpgsql as $$
begin
  insert into club_counts as kept (status_id, n)
  select status_id, sum(step) from (values
    (old.status_id, case when old.deleted_at is null then -1 else 0 end),
    (new.status_id, case when new.deleted_at is null then 1 else 0 end)
  ) as moved (status_id, step)
  group by 1 order by 1
  on conflict (status_id) do update set n = kept.n + excluded.n;
  return null;
end $$;

create trigger clubs_added after insert on clubs
  referencing new table as changed for each statement execute function count_clubs();
create trigger clubs_removed after delete on clubs
  referencing old table as changed for each statement execute function count_clubs();
create trigger clubs_moved after update of status_id, deleted_at on clubs
  for each row when ((old.status_id, old.deleted_at) is distinct from (new.status_id, new.deleted_at))
  execute function recount_club();

insert into club_counts (status_id, n)
select status_id, count(*) from clubs where deleted_at is null group by 1;
