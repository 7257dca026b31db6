-- What becomes of bookings: their fees, their end, who is told, and what members see of others' bookings.

-- How a fee was settled: kept of what was paid, paid at the club, or waived. A fee that is none of these is owed.
alter table table_bookings
  add column fee_settled text check (fee_settled in ('kept', 'paid', 'waived')),
  add constraint table_bookings_fee_whole check (fee_settled is null or fee is not null);
create index table_bookings_owed on table_bookings (user_id, club_id)
  where user_id is not null and fee > 0 and fee_settled is null;
create index table_bookings_missed on table_bookings (user_id, club_id, starts_at) where status = 'noShow';
create index table_bookings_due on table_bookings (ends_at) where status in ('booked', 'checkedIn');
create index booking_tables_in_order on club_tables (club_id, place) where deleted_at is null;

-- Ends what is over at an instant, of one club or of all: holds that have run out, bookings to which nobody came, and those
-- that have been played. It stands here because whoever asks for a table sees only their own, and the time has to be free
-- for them in the same transaction. The life of a booking in `domain/machines/booking.ts` says the same.
create function end_due_bookings(of_club integer, at timestamptz)
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
          when b.status = 'held' then 'expired'
          when b.status = 'booked' and b.kind = 'play' and coalesce(r.check_in, true)
            and b.starts_at + make_interval(mins => coalesce(r.no_show_after, 15)) <= at then 'noShow'
          else 'done'
        end as becomes
      from table_bookings b left join booking_rules r on r.club_id = b.club_id
      where (of_club is null or b.club_id = of_club) and (
        b.status = 'held' and b.held_until <= at
        or b.status in ('booked', 'checkedIn') and b.ends_at <= at
        or b.status = 'booked' and b.kind = 'play' and coalesce(r.check_in, true)
          and b.starts_at + make_interval(mins => coalesce(r.no_show_after, 15)) <= at)
      order by b.table_id, b.starts_at
      for update of b)
    update table_bookings b set
      status = due.becomes,
      held_until = null,
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

-- As taken_times, without holds that have run out at an instant.
create function taken_at(club integer, from_at timestamptz, to_at timestamptz, at timestamptz)
returns table (table_id integer, starts_at timestamptz, ends_at timestamptz, kind text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  asking constant integer := caller_id();
  clubs constant integer[] := caller_clubs();
  is_server constant boolean := is_server_itself();
begin
  perform set_config('baulk.caller_role', '', true);
  if is_server or club = any (clubs) or exists (
    select from club_members m where m.club_id = club and m.user_id = asking and m.status = 'member')
  then
    return query
      select b.table_id, b.starts_at, b.ends_at, b.kind from table_bookings b
      where b.club_id = club and b.starts_at > from_at - interval '24 hours' and b.starts_at < to_at
        and b.ends_at > from_at and b.user_id is distinct from asking
        and (b.status in ('paying', 'booked', 'checkedIn') or b.status = 'held' and b.held_until > at)
      order by b.table_id, b.starts_at;
  end if;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;

-- Which day of which club has changed, and nothing else: the line is open to everyone.
create function tell_table_plan() returns trigger language plpgsql as $$
begin
  perform pg_notify('table_plans', json_build_object(
    'clubId', new.club_id, 'date', left(new.local_start, 10))::text);
  if tg_op = 'UPDATE' and left(old.local_start, 10) <> left(new.local_start, 10) then
    perform pg_notify('table_plans', json_build_object(
      'clubId', old.club_id, 'date', left(old.local_start, 10))::text);
  end if;
  return null;
end $$;
create trigger table_bookings_told_new after insert on table_bookings
  for each row execute function tell_table_plan();
create trigger table_bookings_told after update on table_bookings
  for each row when ((old.table_id, old.status, old.starts_at, old.ends_at, old.guest_name, old.user_id, old.note)
    is distinct from (new.table_id, new.status, new.starts_at, new.ends_at, new.guest_name, new.user_id, new.note))
  execute function tell_table_plan();
