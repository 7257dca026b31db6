-- Who came where in a finished tournament; written anew whenever that changes.
create table placings (
  tournament_id integer not null references tournaments on delete cascade,
  user_id integer not null references users,
  place smallint not null check (place between 1 and 256),
  -- The last of the places that several share.
  place_to smallint not null check (place_to between place and 256),
  -- Whose points of a level the player has.
  points_place smallint not null check (points_place between 1 and 256),
  wins smallint not null check (wins >= 0),
  -- A day of the tournament's zone.
  ended_on date not null,
  primary key (tournament_id, user_id)
);
create index placings_by_user on placings (user_id);
create index placings_by_day on placings (ended_on);
alter table placings enable row level security;
alter table placings force row level security;
create policy server_itself on placings using ((select is_server_itself()));
create policy reading on placings for select using (true);

-- Whoever writes the last score finishes a tournament, also a referee; no call writes places by itself.
create function keep_placings(tournament integer, day date, made json) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  delete from placings p where p.tournament_id = tournament;
  insert into placings (tournament_id, user_id, place, place_to, points_place, wins, ended_on)
  select t.id, m."playerId", m.place, m."placeTo", m."pointsPlace", m.wins, day
  from tournaments t, json_to_recordset(made)
    as m ("playerId" integer, place smallint, "placeTo" smallint, "pointsPlace" smallint, wins smallint)
  where t.id = tournament and t.stage = 'finished';
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;
