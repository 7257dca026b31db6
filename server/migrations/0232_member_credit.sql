-- Credit of members at a club: an account each, and entries that are never rewritten.
create table credit_accounts (
  club_id integer not null references clubs,
  user_id integer not null references users,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance integer not null default 0,
  overdraft integer not null default 0 check (overdraft between 0 and 999999999),
  primary key (club_id, user_id),
  constraint credit_accounts_covered check (balance >= -overdraft and balance <= 999999999)
);
create index credit_accounts_by_user on credit_accounts (user_id);

create table credit_entries (
  id integer generated always as identity primary key,
  club_id integer not null,
  user_id integer not null,
  amount integer not null check (amount <> 0),
  balance_after integer not null,
  kind text not null check (kind in
    ('topUp', 'cashIn', 'payment', 'reversal', 'refund', 'payOut', 'adjustment', 'sponsored')),
  booking_id integer references table_bookings on delete set null,
  reason text check (length(btrim(reason)) between 3 and 200),
  made_by integer references users on delete set null,
  created_at timestamptz not null,
  foreign key (club_id, user_id) references credit_accounts
);
create index credit_entries_by_account on credit_entries (club_id, user_id, id desc);
create index credit_entries_by_booking on credit_entries (booking_id) where booking_id is not null;
create index credit_entries_by_maker on credit_entries (made_by) where made_by is not null;

create function keep_credit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.id, old.club_id, old.user_id, old.amount, old.balance_after, old.kind, old.created_at)
    = (new.id, new.club_id, new.user_id, new.amount, new.balance_after, new.kind, new.created_at)
  then
    -- What an entry names may go; what it says stays.
    return new;
  end if;
  raise exception 'entries of credit are never rewritten' using errcode = '23514';
end $$;
create trigger credit_entries_kept before update or delete on credit_entries
  for each row execute function keep_credit_entries();

do $$
declare
  named text;
begin
  foreach named in array array['credit_accounts', 'credit_entries']
  loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy server_itself on %I using ((select is_server_itself()))', named);
    execute format('create policy running on %I using ((select caller_role()) = 3
      and club_id = any ((select caller_clubs())::integer[]))', named);
    execute format('create policy reading_own on %I for select using (user_id = (select caller_id()))', named);
  end loop;
end $$;

-- Books an amount to an account and answers the balance; null where the credit does not suffice, and nothing is booked. A
-- member spends their own and gets back no more than was paid for a booking; a club books for its members.
create function move_credit(
  club integer, person integer, moved integer, as_kind text, booking integer, because text, made integer, at timestamptz)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  role constant integer := caller_role();
  is_allowed constant boolean := is_server_itself()
    or role = 3 and club = any (caller_clubs())
    or role = 5 and person = caller_id() and (as_kind = 'payment' and moved < 0 or as_kind = 'refund' and moved > 0);
  answer integer;
begin
  if not is_allowed then
    raise exception 'this credit is not the caller''s to move' using errcode = '42501';
  end if;
  perform set_config('baulk.caller_role', '', true);
  if as_kind = 'refund' and moved > coalesce(
    (select -sum(e.amount) from credit_entries e where e.booking_id = booking and e.user_id = person), 0)
  then
    raise exception 'no more goes back than was paid' using errcode = '23514';
  end if;
  insert into credit_accounts (club_id, user_id, currency)
    select club, person, c.currency from clubs c where c.id = club on conflict do nothing;
  update credit_accounts a set balance = a.balance + moved
    where a.club_id = club and a.user_id = person and a.balance + moved >= -a.overdraft
    returning a.balance into answer;
  if answer is not null then
    insert into credit_entries (club_id, user_id, amount, balance_after, kind, booking_id, reason, made_by, created_at)
      values (club, person, moved, answer, as_kind, booking, because, made, at);
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;

-- What was paid by credit for a booking to which nobody came goes back, save for the fee.
create function return_credit_of_missed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  perform move_credit(new.club_id, new.user_id, new.price - new.fee, 'refund', new.id, null, null, new.ended_at);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return null;
end $$;
create trigger table_bookings_missed_paid after update on table_bookings
  for each row when (old.status <> 'noShow' and new.status = 'noShow' and new.pay_by = 'credit'
    and new.user_id is not null and new.price > coalesce(new.fee, 0))
  execute function return_credit_of_missed();
