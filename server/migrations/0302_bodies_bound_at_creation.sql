-- A backup is made with an empty search path. Functions that stand in policies have bodies that are bound when they are made,
-- so that they find tables and one another whatever the path is.
create or replace function is_server_itself() returns boolean language sql stable parallel safe
return current_user <> 'baulk_request' and coalesce(current_setting('baulk.caller_role', true), '') = '';

create or replace function caller_role() returns integer language sql stable parallel safe
return nullif(current_setting('baulk.caller_role', true), '')::integer;

create or replace function caller_id() returns integer language sql stable parallel safe
return nullif(current_setting('baulk.caller', true), '')::integer;

create or replace function caller_clubs() returns integer[] language sql stable parallel safe
return coalesce(nullif(current_setting('baulk.caller_clubs', true), ''), '{}')::integer[];

create or replace function role_in_clubs(who integer, clubs integer[]) returns integer language sql stable
return (
  select min(m.role)::integer from club_members m
  where m.user_id = who and m.status = 'member' and m.club_id = any(clubs));

create or replace function running_licences(club integer, today date) returns integer language sql stable
return (
  select coalesce(sum(count), 0)::integer from licences
  where club_id = club and today between starts_on and ends_on);

create or replace function keeps_account(who integer) returns boolean language sql stable
return case
  when caller_role() in (0, 1, 2) or who = caller_id() then true
  when caller_role() in (3, 4) then role_in_clubs(who, caller_clubs()::integer[]) is not null
  else false end;
