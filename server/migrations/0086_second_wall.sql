-- The second wall between clubs: for whom a call works is told to the connection, and these policies hold what it reads and
-- writes against it, whatever the call itself has asked for. Nobody may switch them off, the owner of the tables neither.

-- Calls are told; what the server does by itself is not: migrations, the demo, mails, charges.
create function is_server_itself() returns boolean language sql stable parallel safe as $$
  select current_user <> 'baulk_request' and coalesce(current_setting('baulk.caller_role', true), '') = ''
$$;
-- 0 is a visitor, or somebody who proves by a secret of their own who they are.
create function caller_role() returns integer language sql stable parallel safe as $$
  select nullif(current_setting('baulk.caller_role', true), '')::integer
$$;
create function caller_id() returns integer language sql stable parallel safe as $$
  select nullif(current_setting('baulk.caller', true), '')::integer
$$;
-- The clubs for which the caller works; none but those of roles 3 and 4.
create function caller_clubs() returns integer[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('baulk.caller_clubs', true), ''), '{}')::integer[]
$$;

-- The clubs of somebody, whoever asks: so who calls is found before it is known.
create function clubs_of_office(who integer) returns integer[]
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
end $$;
-- Whether somebody belongs to other clubs than these: that they do, not to which.
create function belongs_beyond(who integer, clubs integer[]) returns boolean
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
end $$;

do $$
declare
  named text;
begin
  foreach named in array array['clubs', 'licences', 'channels', 'club_tables', 'club_table_games', 'club_members',
    'association_proposals', 'association_proposal_clubs', 'news', 'payment_accounts', 'payment_customers', 'payment_cards',
    'card_setups', 'transactions', 'audit_entries']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
  end loop;
end $$;

-- Names of clubs are open; clubs are the association's to keep. What is only locked is not written: a check, and no condition.
create policy reading on clubs for select using (true);
create policy adding on clubs for insert with check ((select caller_role()) = 1);
create policy changing on clubs for update using (true) with check ((select caller_role()) = 1);

create policy reading on licences for select
  using ((select caller_role()) = 1 or club_id = any ((select caller_clubs())::integer[]));
create policy keeping on licences
  using ((select caller_role()) = 1) with check ((select caller_role()) = 1);

create policy reading on channels for select
  using ((select caller_role()) = 1 or club_id = any ((select caller_clubs())::integer[]));
create policy keeping on channels
  using ((select caller_role()) = 1
    or (select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]))
  with check ((select caller_role()) = 1
    or (select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));

-- On which table a match is played is open to all.
create policy reading on club_tables for select using (true);
create policy adding on club_tables for insert
  with check ((select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));
create policy changing on club_tables for update using (true)
  with check ((select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));
create policy reading on club_table_games for select using (true);
create policy keeping on club_table_games
  using ((select caller_role()) = 3 and exists (
    select from club_tables t where t.id = table_id and t.club_id = any ((select caller_clubs())::integer[])))
  with check ((select caller_role()) = 3 and exists (
    select from club_tables t where t.id = table_id and t.club_id = any ((select caller_clubs())::integer[])));

-- Somebody's own, those of the own clubs, and all for the association. A visitor comes here by a secret alone: a sign-in, a
-- grant, a mailed link.
create policy keeping on club_members
  using ((select caller_role()) in (0, 1, 2) or user_id = (select caller_id())
    or club_id = any ((select caller_clubs())::integer[]))
  with check ((select caller_role()) in (0, 1, 2) or club_id = any ((select caller_clubs())::integer[])
    or user_id = (select caller_id()) and (status = 'requested' or leaving_asked_at is not null));
create policy keeping on association_proposals
  using ((select caller_role()) = 0 or proposed_by = (select caller_id()))
  with check ((select caller_role()) = 0 or proposed_by = (select caller_id()));
create policy keeping on association_proposal_clubs
  using ((select caller_role()) in (0, 1, 2) or club_id = any ((select caller_clubs())::integer[]))
  with check ((select caller_role()) in (1, 2) or club_id = any ((select caller_clubs())::integer[]));

create policy reading on news for select using (true);
create policy adding on news for insert
  with check ((select caller_role()) in (1, 2) or club_id = any ((select caller_clubs())::integer[]));
create policy changing on news for update using (true)
  with check ((select caller_role()) in (1, 2) or club_id = any ((select caller_clubs())::integer[]));

create policy keeping on payment_accounts
  using ((select caller_role()) = 1
    or (select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));
create policy keeping on transactions
  using ((select caller_role()) = 1 or user_id = (select caller_id())
    or (select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));
create policy keeping on payment_customers using (user_id = (select caller_id()));
create policy keeping on payment_cards using (user_id = (select caller_id()));
create policy keeping on card_setups using (user_id = (select caller_id()));

-- Everyone's changes are told; what was told is the association's to read.
create policy telling on audit_entries for insert with check (true);
create policy reading on audit_entries for select using ((select caller_role()) = 1);
