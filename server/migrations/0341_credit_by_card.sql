-- What a member pays a club for by card besides subscriptions: more credit, or a booking.
alter table transactions
  add column purpose text check (purpose in ('topUp', 'booking')),
  add column booking_id integer references table_bookings on delete set null;
create index transactions_by_booking on transactions (booking_id) where booking_id is not null;

-- An entry names the payment that it comes from, or the refund that the provider refused: never two for one of them.
alter table credit_entries
  add column transaction_id integer references transactions on delete set null,
  add column refund_id integer references transaction_refunds on delete set null;
create unique index credit_entries_of_payment on credit_entries (transaction_id) where transaction_id is not null;
create unique index credit_entries_of_refund on credit_entries (refund_id) where refund_id is not null;

drop function move_credit(integer, integer, integer, text, integer, text, integer, timestamptz);
-- Books an amount to an account and answers the balance; null where the credit does not suffice, and nothing is booked. A
-- member spends their own and gets back no more than was paid for a booking; a club books for its members, and what comes
-- from a card is booked by the server itself.
create function move_credit(
  club integer, person integer, moved integer, as_kind text, booking integer, because text, made integer, at timestamptz,
  of_transaction integer default null)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  is_server constant boolean := is_server_itself();
  role constant integer := caller_role();
  is_allowed constant boolean := is_server
    or role = 3 and club = any (caller_clubs())
    or role = 5 and person = caller_id() and (as_kind = 'payment' and moved < 0 or as_kind = 'refund' and moved > 0);
  answer integer;
begin
  if not is_allowed or not is_server and (as_kind = 'topUp' or of_transaction is not null) then
    raise exception 'this credit is not the caller''s to move' using errcode = '42501';
  end if;
  perform set_config('baulk.caller_role', '', true);
  if as_kind = 'refund' and moved > coalesce(
    (select -sum(e.amount) from credit_entries e where e.booking_id = booking and e.user_id = person), 0)
  then
    raise exception 'no more goes back than was paid' using errcode = '23514';
  end if;
  insert into credit_accounts (club_id, user_id, currency)
    select club, person, c.currency from clubs c where c.id = club
    on conflict do nothing;
  update credit_accounts a set balance = a.balance + moved
    where a.club_id = club and a.user_id = person and a.balance + moved >= -a.overdraft
    returning a.balance into answer;
  if answer is not null then
    insert into credit_entries (club_id, user_id, amount, balance_after, kind, booking_id, reason, made_by, created_at,
      transaction_id)
      values (club, person, moved, answer, as_kind, booking, because, made, at, of_transaction);
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;

-- Makes credit of a refund that the provider refused, once: it is never both. Answers the balance, or null where there is no
-- such refund that was refused.
create function credit_refund(of_refund integer, made integer, at timestamptz)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  is_server constant boolean := is_server_itself();
  role constant integer := caller_role();
  clubs constant integer[] := caller_clubs();
  refused transaction_refunds;
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  select * into refused from transaction_refunds r where r.id = of_refund for update;
  if refused.id is not null and (is_server or role = 3 and refused.club_id = any (clubs))
    and refused.state = 'failed' and refused.user_id is not null
  then
    update transaction_refunds r set state = 'credited', settled_at = at where r.id = of_refund;
    insert into credit_accounts (club_id, user_id, currency)
      select refused.club_id, refused.user_id, c.currency from clubs c where c.id = refused.club_id
      on conflict do nothing;
    update credit_accounts a set balance = a.balance + refused.amount
      where a.club_id = refused.club_id and a.user_id = refused.user_id returning a.balance into answer;
    insert into credit_entries (club_id, user_id, amount, balance_after, kind, booking_id, made_by, created_at, refund_id)
      values (refused.club_id, refused.user_id, refused.amount, answer, 'refund', refused.booking_id, made, at, of_refund);
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
