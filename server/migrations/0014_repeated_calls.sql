-- What a call with an Idempotency-Key answered, for whoever sends it again because the answer was lost.
create table repeated_calls (
  operation text not null check (length(operation) between 1 and 60),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  created_at timestamptz not null,
  primary key (operation, key_hash)
);
create index repeated_calls_by_age on repeated_calls (created_at);
