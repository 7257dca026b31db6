-- A booking to come whose clock time is another one since the rules of its zone have changed by law. What changes its time
-- puts it right.
alter table table_bookings add column is_off_clock boolean not null default false;
create index table_bookings_off_clock on table_bookings (club_id, starts_at) where is_off_clock;

create function set_off_clock_right() returns trigger language plpgsql as $$
begin
  new.is_off_clock := false;
  return new;
end $$;
create trigger table_bookings_set_right before update of starts_at, local_start on table_bookings
  for each row when (new.starts_at <> old.starts_at or new.local_start <> old.local_start)
  execute function set_off_clock_right();
