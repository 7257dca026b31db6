-- Bookings that are paid by card: until when the bank may answer, and how often it has declined.
alter table table_bookings
  add column paying_until timestamptz,
  add column declined smallint not null default 0 check (declined between 0 and 2),
  drop constraint table_bookings_status_check,
  add constraint table_bookings_status_check check (status in (
    'held', 'paying', 'booked', 'checkedIn', 'done', 'cancelled', 'noShow', 'expired', 'refunding', 'refunded')),
  add constraint table_bookings_paying_whole check ((status = 'paying') = (paying_until is not null));
create index table_bookings_paying on table_bookings (paying_until) where status = 'paying';

-- Ends what is over at an instant, of one club or of all: holds that have run out, payments of which nothing was heard in
-- time, bookings to which nobody came, and those that have been played. It stands here because whoever asks for a table sees
-- only their own, and the time has to be free for them in the same transaction. The life of a booking in
-- `domain/machines/booking.ts` says the same.
create or replace function end_due_bookings(of_club integer, at timestamptz)
returns table (id integer, club_id integer, was text, status text, fee integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  return query
    with due as (
      select b.id, b.status as was,
        case
          when b.status in ('held', 'paying') then 'expired'
          when b.status = 'booked' and b.kind = 'play' and coalesce(r.check_in, true)
            and b.starts_at + make_interval(mins => coalesce(r.no_show_after, 15)) <= at then 'noShow'
          else 'done'
        end as becomes
      from table_bookings b left join booking_rules r on r.club_id = b.club_id
      where (of_club is null or b.club_id = of_club) and (
        b.status = 'held' and b.held_until <= at
        or b.status = 'paying' and b.paying_until <= at
        or b.status in ('booked', 'checkedIn') and b.ends_at <= at
        or b.status = 'booked' and b.kind = 'play' and coalesce(r.check_in, true)
          and b.starts_at + make_interval(mins => coalesce(r.no_show_after, 15)) <= at)
      order by b.table_id, b.starts_at
      for update of b)
    update table_bookings b set
      status = due.becomes,
      held_until = null,
      paying_until = null,
      ended_at = case when due.becomes = 'done' then b.ends_at else at end,
      -- Half up, as domain/payments/share.ts has it.
      fee = case when due.becomes = 'noShow'
        then ((b.price::bigint * (b.terms->>'noShowFeeBp')::bigint * 2 + 10000) / 20000)::integer else b.fee end,
      fee_settled = case when due.becomes = 'noShow' and b.pay_by in ('credit', 'card') then 'kept' else b.fee_settled end,
      version = b.version + 1
    from due where b.id = due.id
    returning b.id, b.club_id, due.was, b.status, b.fee;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;

-- Orders back what was paid by card for a booking, of its latest payment first; no more than is left of its payments.
create function return_card_payment(of_booking integer, back integer, as_key text, at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  is_server constant boolean := is_server_itself();
  asking constant integer := caller_id();
  role constant integer := caller_role();
  clubs constant integer[] := caller_clubs();
  rest integer := back;
  part integer;
  turn integer := 0;
  paid record;
begin
  perform set_config('baulk.caller_role', '', true);
  if not is_server and not exists (
    select from table_bookings b where b.id = of_booking
      and (b.user_id = asking or role = 3 and b.club_id = any (clubs)))
  then
    raise exception 'this booking is not the caller''s to pay back' using errcode = '42501';
  end if;
  for paid in
    select t.id, t.amount - coalesce((
      select sum(r.amount) from transaction_refunds r where r.transaction_id = t.id), 0) as remaining
    from transactions t
    where t.booking_id = of_booking and t.purpose = 'booking' and t.status = 'succeeded'
    order by t.id desc for update of t
  loop
    exit when rest <= 0;
    part := least(rest, paid.remaining);
    if part > 0 then
      turn := turn + 1;
      perform order_refund(
        paid.id, part, as_key || case when turn = 1 then '' else '-' || turn end, of_booking, at);
      rest := rest - part;
    end if;
  end loop;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;

-- What was paid by card for a booking to which nobody came goes back, save for the fee.
create function return_card_of_missed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  perform return_card_payment(new.id, new.price - new.fee, 'booking-' || new.id || '-missed', new.ended_at);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return null;
end $$;
create trigger table_bookings_missed_by_card after update on table_bookings
  for each row when (old.status <> 'noShow' and new.status = 'noShow' and new.pay_by = 'card'
    and new.price > coalesce(new.fee, 0))
  execute function return_card_of_missed();
