-- Functions that see what their caller does not were made with a setting of our own as an attribute, which PostgreSQL
-- takes from a superuser alone: a database that has them so could not be restored by its owner. Those that are still so are
-- made again as a new database has them; `server/database/corrected.ts` names the files.
do $fix$
declare
  old record;
begin
  for old in
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and exists (
      select from unnest(p.proconfig) as setting where setting like 'baulk.%')
  loop
    case old.name
    when 'clubs_of_office' then execute $made$
create or replace function clubs_of_office(who integer) returns integer[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer[];
begin
  perform set_config('baulk.caller_role', '', true);
  answer := array(
    select m.club_id from club_members m join users u on u.id = m.user_id
    where m.user_id = who and m.status = 'member' and u.role_id in (3, 4));
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    when 'belongs_beyond' then execute $made$
create or replace function belongs_beyond(who integer, clubs integer[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer boolean;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := exists (
    select from club_members m join clubs c on c.id = m.club_id and c.deleted_at is null
    where m.user_id = who and m.status = 'member' and m.club_id <> all(clubs));
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    when 'card_name' then execute $made$
create or replace function card_name(card integer) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer text;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select initcap(c.brand) || ' ending ' || c.last4 from payment_cards c where c.id = card);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    when 'kept_role' then execute $made$
create or replace function kept_role(who integer) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select u.role_id::integer from users u where u.id = who);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    when 'kept_club' then execute $made$
create or replace function kept_club(match integer) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select m.club_id from matches m where m.id = match);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    when 'reaches_match' then execute $made$
create or replace function reaches_match(match integer, who integer, role integer, clubs integer[]) returns boolean
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
end $$
$made$;
    when 'clubs_declined_by' then execute $made$
create or replace function clubs_declined_by(who integer, since timestamptz) returns integer[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer[];
begin
  perform set_config('baulk.caller_role', '', true);
  answer := array(
    select distinct c.club_id from association_proposals p
    join association_proposal_clubs c on c.proposal_id = p.id
    where p.user_id = who and p.ended_reason = 'declined' and p.ended_at > since);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    when 'stay_in_club' then execute $made$
create or replace function stay_in_club(club integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  update club_members set leaving_asked_at = null
    where club_id = club and user_id = caller_id() and status = 'member' and leaving_asked_at is not null
    returning request_id into answer;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$
$made$;
    else raise exception 'the function % has a setting of our own', old.name;
    end case;
  end loop;
end $fix$;
