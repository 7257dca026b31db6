-- Whoever has accepted the terms while registering or activating is not asked for them again at the first sign-in.
alter table users add column terms_at_start boolean not null default false;
