-- How many people there are of each role and status: the list says how many rows it has on all pages. Each count lies in
-- parts, by the ids of the people, so that two who register at once seldom wait for each other.
create table people_counts (
  role_id smallint not null,
  status_id smallint not null,
  part smallint not null check (part between 0 and 15),
  n integer not null,
  primary key (role_id, status_id, part)
);

create function count_people() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  -- In the order of the key, so that two statements that touch the same counts wait for each other and not in a circle.
  insert into people_counts as kept (role_id, status_id, part, n)
  select role_id, status_id, id % 16, step * count(*) from changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (role_id, status_id, part) do update set n = kept.n + excluded.n;
  return null;
end $$;

create function recount_person() returns trigger language plpgsql as $$
begin
  insert into people_counts as kept (role_id, status_id, part, n)
  select role_id, status_id, new.id % 16, step from (values
    (old.role_id, old.status_id, -1), (new.role_id, new.status_id, 1)
  ) as moved (role_id, status_id, step)
  order by 1, 2
  on conflict (role_id, status_id, part) do update set n = kept.n + excluded.n;
  return null;
end $$;

create trigger users_added after insert on users
  referencing new table as changed for each statement execute function count_people();
create trigger users_removed after delete on users
  referencing old table as changed for each statement execute function count_people();
create trigger users_moved after update of role_id, status_id on users
  for each row when ((old.role_id, old.status_id) is distinct from (new.role_id, new.status_id))
  execute function recount_person();

insert into people_counts (role_id, status_id, part, n)
select role_id, status_id, id % 16, count(*) from users group by 1, 2, 3;

create index users_by_role_and_name on users (role_id, folded_name, id);
