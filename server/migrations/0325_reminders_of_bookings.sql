-- When the player of a booking was reminded of it, or needed no reminder because it was made on the day before.
alter table table_bookings add column reminded_at timestamptz;
create index table_bookings_to_remind on table_bookings (starts_at)
  where status = 'booked' and user_id is not null and reminded_at is null;
