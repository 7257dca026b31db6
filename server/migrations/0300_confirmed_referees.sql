-- Who says to be a referee keeps scores in a club once that club, or the association, has confirmed it.
alter table club_members add column referee_since timestamptz,
  add constraint club_members_referees_belong check (referee_since is null or status = 'member');

-- No player, and nobody who is signing in or registering, confirms anybody.
create function hold_referee() returns trigger language plpgsql as $$
begin
  if new.referee_since is not null
    and (tg_op = 'INSERT' or old.referee_since is null)
    and not is_server_itself() and caller_role() not in (1, 2, 3, 4)
  then
    raise exception 'referees are confirmed by a club or the association'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger club_members_hold_referee before insert or update of referee_since on club_members
  for each row execute function hold_referee();

-- Who is no referee any more is confirmed nowhere; who says so again begins anew.
create function end_referee() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  update club_members set referee_since = null where user_id = new.id and referee_since is not null;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return null;
end $$;
create trigger users_end_referee after update of is_referee on users
  for each row when (old.is_referee and not new.is_referee) execute function end_referee();

create or replace function reaches_match(match integer, who integer, role integer, clubs integer[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer boolean;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := role in (1, 2) or exists (
    with recursive feeding as (
      select m.id, m.club_id, m.referee_id from matches m where m.id = match
      union
      select m.id, m.club_id, m.referee_id
      from feeding f join matches m on m.next_match_id = f.id or m.loser_match_id = f.id)
    select from feeding m
    where role in (3, 4) and m.club_id = any (clubs)
      or role = 5 and exists (select from users u where u.id = who and u.is_referee)
        and (m.referee_id = who or m.referee_id is null and exists (
          select from club_members c where c.club_id = m.club_id and c.user_id = who and c.status = 'member'
            and c.referee_since is not null)));
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
