-- Money that goes back to the card it came from. Each refund is written down before the provider hears of it, as payments are.
alter table sandbox_objects drop constraint sandbox_objects_kind_check,
  add constraint sandbox_objects_kind_check
    check (kind in ('account', 'customer', 'setup', 'card', 'payment', 'refund'));

alter table transactions
  -- What of the amount has gone back, and what of the association's fee with it.
  add column refunded integer not null default 0,
  add column fee_refunded integer not null default 0,
  add constraint transactions_refunded_within check (refunded between 0 and amount),
  add constraint transactions_fee_refunded_within check (fee_refunded between 0 and fee);

create table transaction_refunds (
  id integer generated always as identity primary key,
  transaction_id integer not null references transactions on delete cascade,
  -- Whose it is, as the payment had it.
  club_id integer references clubs on delete set null,
  user_id integer references users on delete set null,
  booking_id integer references table_bookings on delete set null,
  -- What people and the provider name it by: ordered twice under one key, it is one.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{1,64}$'),
  amount integer not null check (amount between 1 and 999999999),
  -- What of the association's fee goes back with it.
  fee_back integer not null default 0 check (fee_back between 0 and amount),
  -- A refund that the provider refused may become credit; it is never both.
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'credited')),
  -- A code of ours, never the provider's words.
  reason text check (length(reason) between 1 and 60),
  refund_id text unique check (length(refund_id) between 1 and 255),
  attempts smallint not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  due_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint transaction_refunds_settled_whole check ((state = 'pending') = (settled_at is null))
);
create index transaction_refunds_by_transaction on transaction_refunds (transaction_id);
create index transaction_refunds_by_booking on transaction_refunds (booking_id) where booking_id is not null;
create index transaction_refunds_by_club on transaction_refunds (club_id);
create index transaction_refunds_by_user on transaction_refunds (user_id);
create index transaction_refunds_waiting on transaction_refunds (due_at) where state = 'pending';

alter table transaction_refunds enable row level security;
alter table transaction_refunds force row level security;
create policy server_itself on transaction_refunds using ((select is_server_itself()));
create policy reading on transaction_refunds for select
  using ((select caller_role()) = 1 or user_id = (select caller_id())
    or (select caller_role()) = 3 and club_id = any ((select caller_clubs())::integer[]));

-- Orders a part of a payment back and answers the refund's id; ordered again under its key it is the one that is there. The
-- row of the payment is taken, so that what goes back of it never comes to more than was paid, whoever asks at once.
create function order_refund(
  of_transaction integer, back integer, as_key text, for_booking integer, at timestamptz)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  is_server constant boolean := is_server_itself();
  role constant integer := caller_role();
  paid transactions;
  before integer;
  fee_before integer;
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  select * into paid from transactions t where t.id = of_transaction for update;
  if paid.id is null or not (is_server or coalesce(paid.user_id = caller_id(), false)
    or role = 3 and paid.club_id = any (caller_clubs()))
  then
    raise exception 'this payment is not the caller''s to give back' using errcode = '42501';
  end if;
  select r.id into answer from transaction_refunds r where r.key = as_key;
  if answer is null then
    select coalesce(sum(r.amount), 0), coalesce(sum(r.fee_back), 0) into before, fee_before
      from transaction_refunds r where r.transaction_id = paid.id;
    if paid.status <> 'succeeded' or before + back > paid.amount then
      raise exception 'no more goes back than was paid' using errcode = '23514';
    end if;
    insert into transaction_refunds (transaction_id, club_id, user_id, booking_id, key, amount, fee_back, due_at, created_at)
      values (paid.id, paid.club_id, paid.user_id, for_booking, as_key, back,
        -- Half up, as domain/payments/share.ts has it, of all that has gone back by then: the parts add up to the whole.
        case when paid.amount = 0 then 0
          else ((2 * paid.fee::bigint * (before + back) + paid.amount) / (2 * paid.amount::bigint))::integer - fee_before end,
        at, at)
      returning id into answer;
    perform pg_notify('payments_waiting', '');
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
