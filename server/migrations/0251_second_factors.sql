-- The second factor of an account: the sealed secret of an authenticator, which counts once a code has confirmed it. A step
-- of time is used once, so that a code that was seen is worth nothing.
create table second_factors (
  user_id integer primary key references users on delete cascade,
  sealed_secret bytea not null check (octet_length(sealed_secret) between 31 and 200),
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  used_step bigint not null default 0
);

-- Each stands for the authenticator once; of a code only its SHA-256 is kept.
create table recovery_codes (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  user_id integer not null references second_factors on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- Beside the account, where every sign-in and every call reads it.
alter table users add column has_second_factor boolean not null default false;

do $$
declare
  named text;
begin
  foreach named in array array['second_factors', 'recovery_codes']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
    -- The own one, or that of whoever is signing in; the association takes one away that was lost.
    execute format('create policy keeping on %I
      using ((select caller_role()) = 0 or user_id = (select caller_id()))', named);
    execute format('create policy resetting on %I for delete using ((select caller_role()) = 1)', named);
    execute format('create policy looking on %I for select using ((select caller_role()) = 1)', named);
  end loop;
end $$;
