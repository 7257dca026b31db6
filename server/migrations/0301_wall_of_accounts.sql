-- What belongs to an account stands behind the wall too: its sessions, its sign-ins, the links that set its password, mails on
-- their way and pictures that were uploaded. Whoever signs in or shows the secret of a link (0) has yet to say who they are.
create function keeps_account(who integer) returns boolean language sql stable as $$
  select case
    when caller_role() in (0, 1, 2) or who = caller_id() then true
    when caller_role() in (3, 4) then role_in_clubs(who, caller_clubs()::integer[]) is not null
    else false end
$$;

do $$
declare
  named text;
begin
  foreach named in array array['sessions', 'sign_in_history', 'password_links', 'outbox', 'images']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
  end loop;
  foreach named in array array['sessions', 'password_links']
  loop
    execute format('create policy keeping on %I using ((select caller_role()) in (0, 1, 2)
      or user_id = (select caller_id()) or keeps_account(user_id))', named);
  end loop;
end $$;

-- The history is added to and never rewritten by a call; an attempt may be nobody's.
create policy reading on sign_in_history for select using ((select caller_role()) in (0, 1, 2)
  or user_id = (select caller_id()) or keeps_account(user_id));
create policy adding on sign_in_history for insert with check ((select caller_role()) in (0, 1, 2)
  or user_id = (select caller_id()) or keeps_account(user_id));

-- Any call may set off a mail, and take back one of its kind that has not left; what has been settled is the server's.
create policy adding on outbox for insert with check (true);
create policy replacing on outbox for update using (state = 'waiting') with check (state = 'replaced');
create policy waiting on outbox for select using (state in ('waiting', 'withheld', 'replaced'));

-- The address of a picture is its secret until a record shows it. A record that shows another one lets the last one go.
create policy reading on images for select using (true);
create policy adding on images for insert with check (owner_id = (select caller_id()));
create policy using_up on images for update using (owner_id = (select caller_id()))
  with check (owner_id = (select caller_id()));
create policy dropping on images for delete using (owner_id = (select caller_id())
  or used_at is not null and (select caller_role()) in (1, 2, 3, 4));
