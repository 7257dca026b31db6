-- A monthly charge that was declined is tried twice more: which try it is, by which name the provider knows it, and
-- when the next one is due. `told_tries` is how many of them the club was written about.
alter table transactions
  add column tries smallint not null default 1 check (tries between 1 and 3),
  add column try_ref text unique check (try_ref ~ '^[A-Za-z0-9_-]{1,64}$'),
  add column retry_at timestamptz,
  add column told_tries smallint not null default 0,
  add constraint transactions_retry_failed check (retry_at is null or (status = 'failed' and kind = 'clubCharge')),
  add constraint transactions_told_once check (told_tries between 0 and tries);
-- What failed before is not written about now.
update transactions set told_tries = tries where status = 'failed';
create index transactions_retrying on transactions (retry_at) where retry_at is not null;
create index transactions_untold on transactions (id) where kind = 'clubCharge' and status = 'failed' and told_tries < tries;
