-- What a call with an Idempotency-Key answered, for its caller who sends it again. A row is written in the transaction of
-- the work, so that there is never one without the other. It takes the place of repeated_calls and of the keys that six
-- tables kept each for itself; those were hashed without their caller, cannot be carried over, and last two days at most.
create table idempotency_keys (
  operation text not null check (length(operation) between 1 and 60),
  -- 0 for whoever is not signed in.
  caller integer not null check (caller >= 0),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- Both set before the transaction commits; no answer where the operation answers what is there now.
  status smallint check (status between 200 and 299),
  sealed_answer bytea,
  created_at timestamptz not null,
  primary key (operation, caller, key_hash)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy server_itself on idempotency_keys using ((select is_server_itself()));
create policy own on idempotency_keys using (caller = coalesce((select caller_id()), 0));

drop table repeated_calls;
alter table clubs drop column made_by_key;
alter table licences drop column made_by_key;
alter table channels drop column made_by_key;
alter table club_tables drop column made_by_key;
alter table news drop column made_by_key;
alter table mobile_apps drop column made_by_key;
