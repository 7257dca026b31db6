-- A browser is renamed at each sign-in, for everyone who has signed in there.
create index devices_by_hash on devices (device_hash);
