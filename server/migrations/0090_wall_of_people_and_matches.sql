-- People and matches are read by all, masked by the handlers; who may write them is held here.

-- The role that somebody has and the club of a match, as they are kept, whoever asks.
create function kept_role(who integer) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select u.role_id::integer from users u where u.id = who);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
create function kept_club(match integer) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select m.club_id from matches m where m.id = match);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
-- Whether a match, or one whose winner goes on to it, is one that somebody of a role may write down: for people of clubs
-- those of the clubs, for a referee those given to that referee and those of the own clubs that have none.
create function reaches_match(match integer, who integer, role integer, clubs integer[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer boolean;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := role in (1, 2) or exists (
    select from matches m
    where (m.id = match or m.next_match_id = match)
      and (role in (3, 4) and m.club_id = any (clubs)
        or role = 5 and exists (select from users u where u.id = who and u.is_referee)
          and (m.referee_id = who or m.referee_id is null and exists (
            select from club_members c where c.club_id = m.club_id and c.user_id = who and c.status = 'member'))));
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;

do $$
declare
  named text;
begin
  foreach named in array array['users', 'matches', 'frames']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
    execute format('create policy reading on %I for select using (true)', named);
  end loop;
end $$;

-- Somebody new is a player who registers, or is added by the association or by a club, never above the own role.
create policy adding on users for insert
  with check (case (select caller_role())
    when 0 then role_id = 5
    when 1 then role_id <> 1
    when 2 then role_id = 5
    when 3 then role_id in (3, 4, 5)
    when 4 then role_id = 5
    else false end);
-- Oneself, without the role; who proves who they are by a secret likewise; and a club its own members.
create policy changing on users for update using (true)
  with check (case
    when id = (select caller_id()) or (select caller_role()) = 0 then role_id = kept_role(id)
    when (select caller_role()) = 1 then true
    when (select caller_role()) = 2 then role_id = 5 and kept_role(id) = 5
    when (select caller_role()) in (3, 4) then exists (
        select from club_members m
        where m.user_id = users.id and m.status = 'member' and m.club_id = any ((select caller_clubs())::integer[]))
      and (role_id = 5 and kept_role(id) = 5
        or (select caller_role()) = 3 and role_id in (3, 4, 5) and kept_role(id) in (3, 4, 5))
    else false end);

create policy adding on matches for insert
  with check ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[]));
create policy changing on matches for update using (true)
  with check ((select caller_role()) in (1, 2) or club_id is not distinct from kept_club(id)
    and reaches_match(id, (select caller_id()), (select caller_role()), (select caller_clubs())::integer[]));
create policy adding on frames for insert
  with check (reaches_match(match_id, (select caller_id()), (select caller_role()), (select caller_clubs())::integer[]));
create policy changing on frames for update
  using (reaches_match(match_id, (select caller_id()), (select caller_role()), (select caller_clubs())::integer[]));
create policy removing on frames for delete
  using (reaches_match(match_id, (select caller_id()), (select caller_role()), (select caller_clubs())::integer[]));
