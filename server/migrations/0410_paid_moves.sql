-- A booking that was paid by card goes to a dearer time once the difference is paid: until then that time is kept by a booking
-- of its own, which names the one that goes there and ends as moved.
alter table table_bookings
  add column moves_id integer references table_bookings on delete cascade,
  drop constraint table_bookings_status_check,
  add constraint table_bookings_status_check check (status in (
    'held', 'paying', 'booked', 'checkedIn', 'done', 'cancelled', 'noShow', 'expired', 'refunding', 'refunded', 'moved')),
  add constraint table_bookings_moves_whole check (
    case when moves_id is null then status <> 'moved'
      else status in ('held', 'paying', 'expired', 'refunding', 'refunded', 'moved') end),
  drop constraint table_bookings_apart,
  -- Half-open, so that neighbours touch; a booking does not stand in the way of its own move.
  add constraint table_bookings_apart exclude using gist (
    table_id with =, tstzrange(starts_at, ends_at) with &&, (coalesce(moves_id, id)) with <>
  ) where (status in ('held', 'paying', 'booked', 'checkedIn'));
create index table_bookings_by_move on table_bookings (moves_id) where moves_id is not null;
-- One move of a booking is under way at a time.
create unique index table_bookings_one_move on table_bookings (moves_id)
  where moves_id is not null and status in ('held', 'paying');

-- What cards have not taken back is looked for by its club.
create index transaction_refunds_refused on transaction_refunds (club_id, id) where state = 'failed';

-- What a payment has brought may be taken back again: one entry of each kind for it.
drop index credit_entries_of_payment;
create unique index credit_entries_of_payment on credit_entries (transaction_id, kind) where transaction_id is not null;

-- Gives back a part of what was paid for a booking, and answers what of it has become credit. It goes where the money came from, to
-- the cards first, or all of it to the credit where its owner chose that; never more than is left of what was paid.
create function return_payment(
  of_booking integer, back integer, as_key text, to_credit boolean, made integer, at timestamptz)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  is_server constant boolean := is_server_itself();
  asking constant integer := caller_id();
  role constant integer := caller_role();
  clubs constant integer[] := caller_clubs();
  booked table_bookings;
  by_card integer;
  by_credit integer;
  returned integer;
  credited integer;
  balance_now integer;
begin
  perform set_config('baulk.caller_role', '', true);
  select * into booked from table_bookings b where b.id = of_booking for update;
  if booked.id is null or not (is_server or coalesce(booked.user_id = asking, false)
    or role = 3 and booked.club_id = any (clubs))
  then
    raise exception 'this booking is not the caller''s to pay back' using errcode = '42501';
  end if;
  select coalesce(sum(t.amount - coalesce((
      select sum(r.amount) from transaction_refunds r where r.transaction_id = t.id), 0)), 0) into by_card
    from transactions t where t.booking_id = of_booking and t.purpose = 'booking' and t.status = 'succeeded';
  -- What a refused refund has become is no longer the card's, and never was the credit's.
  select coalesce(-sum(e.amount), 0) into by_credit
    from credit_entries e where e.booking_id = of_booking and e.refund_id is null;
  returned := greatest(0, least(back, by_card + by_credit));
  credited := case when to_credit then returned else returned - least(returned, by_card) end;
  if returned > credited then
    perform return_card_payment(of_booking, returned - credited, as_key, at);
  end if;
  if credited > 0 and booked.user_id is not null then
    insert into credit_accounts (club_id, user_id, currency) values (booked.club_id, booked.user_id, booked.currency)
      on conflict do nothing;
    update credit_accounts a set balance = a.balance + credited
      where a.club_id = booked.club_id and a.user_id = booked.user_id returning a.balance into balance_now;
    insert into credit_entries (club_id, user_id, amount, balance_after, kind, booking_id, made_by, created_at)
      values (booked.club_id, booked.user_id, credited, balance_now, 'refund', of_booking, made, at);
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return credited;
end $$;

-- What was paid by card, and by credit beside it, for a booking to which nobody came goes back, save for the fee.
create or replace function return_card_of_missed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  perform return_payment(new.id, new.price - new.fee, 'booking-' || new.id || '-missed', false, null, new.ended_at);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return null;
end $$;

-- Takes back credit that was bought by a card, as far as it is still there: its payment was given back at the provider. Answers
-- what was taken.
create function take_back_top_up(of_transaction integer, at timestamptz)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid transactions;
  account credit_accounts;
  taken integer;
begin
  if not is_server_itself() then
    raise exception 'this credit is not the caller''s to take' using errcode = '42501';
  end if;
  select * into paid from transactions t where t.id = of_transaction;
  select * into account from credit_accounts a
    where a.club_id = paid.club_id and a.user_id = paid.user_id for update;
  taken := greatest(0, least(paid.amount, account.balance));
  if taken is null or taken = 0 or not exists (
      select from credit_entries e where e.transaction_id = paid.id and e.kind = 'topUp')
    or exists (select from credit_entries e where e.transaction_id = paid.id and e.kind = 'reversal')
  then
    return 0;
  end if;
  update credit_accounts a set balance = a.balance - taken
    where a.club_id = paid.club_id and a.user_id = paid.user_id;
  insert into credit_entries (club_id, user_id, amount, balance_after, kind, created_at, transaction_id)
    values (paid.club_id, paid.user_id, -taken, account.balance - taken, 'reversal', at, paid.id);
  return taken;
end $$;
