-- The browsers that somebody has signed in with, and the accounts of other providers that sign them in, belong to the account
-- as its sessions do.
do $$
declare
  named text;
begin
  foreach named in array array['devices', 'social_identities']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
    execute format('create policy keeping on %I using ((select caller_role()) in (0, 1, 2)
      or user_id = (select caller_id()) or keeps_account(user_id))', named);
  end loop;
end $$;
