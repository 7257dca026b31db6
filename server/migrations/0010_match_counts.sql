-- How many matches there are of each kind. Every list of matches says how many rows it has on all pages, and counting
-- what was ever played would cost more from season to season. Byes are not played and not counted.
create table match_counts (
  status_id smallint not null,
  -- 0 for matches of no club.
  club_id integer not null,
  game_type text not null,
  n integer not null,
  primary key (status_id, club_id, game_type)
);

create function count_matches() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  -- In the order of the key, so that two statements that touch the same counts wait for each other and not in a circle.
  insert into match_counts as kept (status_id, club_id, game_type, n)
  select status_id, coalesce(club_id, 0), game_type, step * count(*)
  from changed where not is_bye group by 1, 2, 3 order by 1, 2, 3
  on conflict (status_id, club_id, game_type) do update set n = kept.n + excluded.n;
  return null;
end $$;

create function recount_match() returns trigger language plpgsql as $$
begin
  insert into match_counts as kept (status_id, club_id, game_type, n)
  select status_id, club_id, game_type, sum(step) from (values
    (old.status_id, coalesce(old.club_id, 0), old.game_type, case when old.is_bye then 0 else -1 end),
    (new.status_id, coalesce(new.club_id, 0), new.game_type, case when new.is_bye then 0 else 1 end)
  ) as moved (status_id, club_id, game_type, step)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (status_id, club_id, game_type) do update set n = kept.n + excluded.n;
  return null;
end $$;

create trigger matches_added after insert on matches
  referencing new table as changed for each statement execute function count_matches();
create trigger matches_removed after delete on matches
  referencing old table as changed for each statement execute function count_matches();
-- The score of a live match changes often and what is counted seldom.
create trigger matches_moved after update of status_id, club_id, game_type, is_bye on matches
  for each row when (
    (old.status_id, old.club_id, old.game_type, old.is_bye)
    is distinct from (new.status_id, new.club_id, new.game_type, new.is_bye)
  ) execute function recount_match();

insert into match_counts (status_id, club_id, game_type, n)
select status_id, coalesce(club_id, 0), game_type, count(*) from matches where not is_bye group by 1, 2, 3;
