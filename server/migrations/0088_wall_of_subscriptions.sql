-- What a club offers its members is the club's own: read by it and by the association, and made by its super admin.
alter table club_subscriptions enable row level security;
alter table club_subscriptions force row level security;
create policy server_itself on club_subscriptions using ((select is_server_itself()));
create policy reading on club_subscriptions for select
  using ((select caller_role()) = 1 or club_id = any ((select caller_clubs())::integer[]));
create policy keeping on club_subscriptions
  using ((select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]))
  with check ((select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));
