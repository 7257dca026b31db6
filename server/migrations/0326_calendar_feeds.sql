-- Secret addresses at which calendar programs read somebody's bookings; what is kept of one is its hash.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy server_itself on calendar_feeds using ((select is_server_itself()));
create policy own on calendar_feeds using (user_id = (select caller_id())) with check (user_id = (select caller_id()));
