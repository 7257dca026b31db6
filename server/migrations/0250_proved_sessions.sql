-- When whoever is signed in has last proved the password; what is dangerous asks for it again after a quarter of an hour.
alter table sessions add column proved_at timestamptz;
