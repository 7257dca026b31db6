-- A table has one match at a time, live or called to it. Where two were, the later one has none.
update matches m set table_id = null
where m.status_id = 7 and m.table_id is not null and exists (
  select from matches o where o.table_id = m.table_id and o.status_id = 7 and o.id < m.id);
create unique index matches_at_table on matches (table_id)
  where table_id is not null and (status_id = 7 or called_at is not null);

-- Planned matches hold their tables: for the association everywhere, for the people of a club in their own.
create policy playing on table_bookings
  using (kind = 'match' and ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[])))
  with check (kind = 'match' and ((select caller_role()) in (1, 2)
    or (select caller_role()) in (3, 4) and club_id = any ((select caller_clubs())::integer[])));

-- Whoever ends a match, also a referee, leaves its table free for others.
create function leave_table() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
begin
  perform set_config('baulk.caller_role', '', true);
  update table_bookings b set version = b.version + 1, status = case when new.is_bye then 'cancelled' else 'done' end
  where b.match_id = new.id and b.status = 'booked';
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return null;
end $$;
create trigger matches_leave_table after update of status_id on matches
  for each row when (new.status_id = 6 and old.status_id <> 6) execute function leave_table();
