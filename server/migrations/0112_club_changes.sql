-- How often clubs of a status have come, gone or been renamed: what was counted by name holds while this stays as it is.
alter table club_counts add column changes bigint not null default 1;

create or replace function count_clubs() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  -- In the order of the key, so that two statements that touch the same counts wait for each other and not in a circle.
  insert into club_counts as kept (status_id, n)
  select status_id, step * count(*) from changed where deleted_at is null group by 1 order by 1
  on conflict (status_id) do update set n = kept.n + excluded.n, changes = kept.changes + 1;
  return null;
end $$;

create or replace function recount_club() returns trigger language plpgsql as $$
begin
  insert into club_counts as kept (status_id, n)
  select status_id, sum(step) from (values
    (old.status_id, case when old.deleted_at is null then -1 else 0 end),
    (new.status_id, case when new.deleted_at is null then 1 else 0 end)
  ) as moved (status_id, step)
  group by 1 order by 1
  on conflict (status_id) do update set n = kept.n + excluded.n, changes = kept.changes + 1;
  return null;
end $$;

drop trigger clubs_moved on clubs;
create trigger clubs_moved after update of status_id, deleted_at, name on clubs
  for each row when (
    (old.status_id, old.deleted_at, old.name) is distinct from (new.status_id, new.deleted_at, new.name))
  execute function recount_club();
