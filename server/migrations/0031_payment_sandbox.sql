-- The provider that stands in where there are no keys. The rest of the server reads none of this.
create table sandbox_objects (
  id text primary key check (length(id) between 1 and 255),
  kind text not null check (kind in ('account', 'customer', 'setup', 'card', 'payment')),
  -- The idempotency key under which it was made: whoever sends it again is given the same one.
  made_by text unique check (length(made_by) between 1 and 255),
  body jsonb not null,
  created_at timestamptz not null
);
create index sandbox_objects_by_kind on sandbox_objects (kind, created_at);

create table sandbox_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('link', 'visit')),
  object_id text not null references sandbox_objects on delete cascade,
  return_url text not null,
  refresh_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sandbox_links_by_age on sandbox_links (expires_at);

-- Events on their way to the webhook.
create table sandbox_events (
  number bigint generated always as identity primary key,
  id text not null unique,
  payload text not null,
  attempts smallint not null default 0 check (attempts >= 0),
  due_at timestamptz not null,
  locked_until timestamptz,
  delivered_at timestamptz
);
create index sandbox_events_by_due on sandbox_events (due_at, number) where delivered_at is null;
