-- A club no longer offers it: nobody new takes it up, and what members have of it is not renewed.
alter table club_subscriptions add column withdrawn_at timestamptz;
-- What is withdrawn gives its name back.
drop index club_subscriptions_by_name;
create unique index club_subscriptions_by_name on club_subscriptions (club_id, lower(name)) where withdrawn_at is null;
