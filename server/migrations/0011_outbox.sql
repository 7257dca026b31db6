-- Mails on their way. What a mail says is sealed; its text is made when it is sent, and forgotten then.
create table outbox (
  -- Names the mail to the world too, so that a repeated delivery is known as one.
  id uuid primary key,
  -- In the order of writing, for two mails may bear one instant.
  number bigint generated always as identity unique,
  template text not null check (template ~ '^[A-Za-z]{1,40}$'),
  -- A keyed hash of the address: enough to find its mails, too little to read it.
  recipient_hash bytea not null check (octet_length(recipient_hash) = 32),
  sealed bytea,
  dedupe_key text unique check (length(dedupe_key) between 1 and 200),
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'refused', 'expired', 'replaced', 'withheld')),
  attempts smallint not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  locked_until timestamptz,
  settled_at timestamptz,
  -- What the mail server answered at the last failure: a code, never its words.
  fault text check (length(fault) between 1 and 40),
  constraint outbox_settled_whole check ((state = 'waiting') = (settled_at is null)),
  constraint outbox_waiting_sealed check (state <> 'waiting' or sealed is not null)
);
create index outbox_by_due on outbox (due_at, number) where state = 'waiting';
create index outbox_by_recipient on outbox (recipient_hash, number);
create index outbox_by_age on outbox (created_at);
