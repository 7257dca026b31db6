-- Whether a club has bookings to come, and whether somebody has credit there, a price to pay or a fee that is owed. Whoever
-- changes clubs sees no bookings, so the function asks as the server itself.
create function club_is_bound(club integer, at timestamptz)
returns table (has_bookings boolean, has_money boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  return query
    select coming.is_there,
      coming.is_there
      or exists (select from credit_accounts a where a.club_id = club and a.balance <> 0)
      or exists (select from table_bookings b where b.club_id = club and b.fee > 0 and b.fee_settled is null)
    from (
      select exists (
        select from table_bookings b
        where b.club_id = club and b.ends_at > at and b.status in ('held', 'paying', 'booked', 'checkedIn')
      ) as is_there
    ) as coming;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
end $$;
