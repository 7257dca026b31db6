-- An office belongs to a membership: 3 and 4 are held in a club, 5 is a member like any other. The role of a person says
-- which office that is, or that the association is worked for, and never where.
alter table club_members add column role smallint not null default 5 check (role in (3, 4, 5));

-- What is there is moved. Who was given an office held it in all clubs of that moment; a club that has taken somebody in
-- later, by a request that was waiting, has made a member.
with given as (
  select u.id, u.role_id, coalesce((
    select max(e.at) from audit_entries e
    where e.kind = 'user' and e.record_id = u.id and e.operation in ('createPlayer', 'updatePlayer')
      and e.changes @> jsonb_build_array(jsonb_build_object('field', 'roleId', 'after', u.role_id::text))
  ), u.created_at) as at, exists (
    select from audit_entries e
    where e.kind = 'user' and e.record_id = u.id and e.operation = 'updatePlayer'
      and e.changes @> jsonb_build_array(jsonb_build_object('field', 'roleId', 'after', u.role_id::text))
  ) as is_promoted
  from users u where u.role_id in (3, 4))
update club_members m set role = given.role_id, leaving_asked_at = null from given
where given.id = m.user_id and m.status = 'member'
  and not (given.is_promoted and m.requested_at < m.member_since and m.member_since > given.at);
delete from club_members m using users u where u.id = m.user_id and u.role_id <> 5 and m.status = 'requested';

alter table association_proposals drop constraint association_proposals_ended_reason_check;
alter table association_proposals add constraint association_proposals_ended_reason_check
  check (ended_reason in ('used', 'replaced', 'declined', 'role'));
update association_proposals p set ended_at = greatest(now(), p.created_at), ended_reason = 'role'
from users u where u.id = p.user_id and u.role_id <> 5 and p.ended_at is null;

alter table club_members
  add constraint club_members_office_of_members check (role = 5 or status = 'member'),
  add constraint club_members_office_stays check (role = 5 or leaving_asked_at is null);
create index club_members_offices on club_members (user_id, role, club_id) where role <> 5;

-- A membership is held against the role of its person, which is locked by it: whoever changes one waits for who changes the
-- other. Only a player waits for a club, and an office is of the one kind that its person has.
create function hold_office() returns trigger language plpgsql as $$
declare
  kept smallint;
begin
  if tg_op = 'UPDATE' and (new.user_id, new.club_id, new.status, new.role)
    is not distinct from (old.user_id, old.club_id, old.status, old.role)
  then
    return new;
  end if;
  select role_id into kept from users where id = new.user_id for share;
  if new.role <> 5 then
    new.leaving_asked_at := null;
  end if;
  if new.role not in (5, kept) then
    raise exception 'an office of role % is not held by a person of role %', new.role, kept
      using errcode = 'check_violation', constraint = 'club_members_office_of_person';
  end if;
  if kept <> 5 and (new.status = 'requested' or tg_op = 'UPDATE' and old.status = 'requested') then
    raise exception 'only a player waits for a club'
      using errcode = 'check_violation', constraint = 'club_members_players_wait';
  end if;
  return new;
end $$;
create trigger club_members_hold_office before insert or update on club_members
  for each row execute function hold_office();

-- Whoever is no player any more waits for no club: what was asked or proposed ends, at every club, and offices of another
-- kind end as well. The new ones are given by who may give them, one by one.
create function end_what_waits() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  update club_members set role = 5 where user_id = new.id and role not in (5, new.role_id);
  if new.role_id <> 5 then
    delete from club_members where user_id = new.id and status = 'requested';
    update association_proposals set ended_at = greatest(now(), created_at), ended_reason = 'role'
    where user_id = new.id and ended_at is null;
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return null;
end $$;
create trigger users_end_what_waits after update of role_id on users
  for each row when (old.role_id is distinct from new.role_id) execute function end_what_waits();

create function hold_proposal() returns trigger language plpgsql as $$
begin
  if (select role_id from users where id = new.user_id for share) <> 5 then
    raise exception 'clubs are proposed to players alone'
      using errcode = 'check_violation', constraint = 'association_proposals_to_players';
  end if;
  return new;
end $$;
create trigger association_proposals_hold before insert on association_proposals
  for each row execute function hold_proposal();

-- The clubs in which somebody holds the office of the own role, whoever asks.
create or replace function clubs_of_office(who integer) returns integer[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told text := current_setting('baulk.caller_role', true);
  held integer[];
begin
  perform set_config('baulk.caller_role', '', true);
  held := array(
    select m.club_id from club_members m join users u on u.id = m.user_id
    where m.user_id = who and m.status = 'member' and m.role in (3, 4) and m.role = u.role_id);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return held;
end $$;
-- What somebody is in some clubs: the highest office held there, 5 for a member, null for who belongs to none of them.
create function role_in_clubs(who integer, clubs integer[]) returns integer language sql stable as $$
  select min(m.role)::integer from club_members m
  where m.user_id = who and m.status = 'member' and m.club_id = any(clubs)
$$;
-- Whether somebody holds an office in other clubs than these: that they do, not where.
create function holds_office_beyond(who integer, clubs integer[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told text := current_setting('baulk.caller_role', true);
  does boolean;
begin
  perform set_config('baulk.caller_role', '', true);
  does := exists (
    select from club_members m join clubs c on c.id = m.club_id and c.deleted_at is null
    where m.user_id = who and m.role <> 5 and m.club_id <> all(clubs));
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return does;
end $$;

-- Offices are given and taken by the association's super admin, and by a club's super admin in the own clubs.
do $$
declare
  may constant text := 'role = 5 or (select is_server_itself()) or (select caller_role()) = 1
    or (select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[])';
begin
  execute format('create policy offices_added on club_members as restrictive for insert with check (%s)', may);
  execute format('create policy offices_changed on club_members as restrictive for update using (%s) with check (%s)',
    may, may);
  execute format('create policy offices_removed on club_members as restrictive for delete using (%s)', may);
end $$;

-- A club changes its own members, by what they are in it, and the role of nobody who holds an office elsewhere.
drop policy changing on users;
create policy changing on users for update using (true)
  with check (case
    when id = (select caller_id()) or (select caller_role()) = 0 then role_id = kept_role(id)
    when (select caller_role()) = 1 then true
    when (select caller_role()) = 2 then role_id = 5 and kept_role(id) = 5
    when (select caller_role()) = 3 then
      coalesce(role_in_clubs(id, (select caller_clubs())::integer[]) in (3, 4, 5), false)
      and kept_role(id) in (3, 4, 5)
      and (role_id = kept_role(id)
        or role_id in (3, 4, 5) and not holds_office_beyond(id, (select caller_clubs())::integer[]))
    when (select caller_role()) = 4 then
      coalesce(role_in_clubs(id, (select caller_clubs())::integer[]) = 5, false)
      and kept_role(id) in (3, 4, 5) and role_id = kept_role(id)
    else false end);
