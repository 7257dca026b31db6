create table settings (
  key text primary key check (length(key) between 1 and 100),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
