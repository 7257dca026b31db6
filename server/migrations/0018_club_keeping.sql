-- Dial codes have up to seven digits.
alter table clubs drop constraint clubs_country_code_check;
alter table clubs add constraint clubs_country_code_check check (country_code ~ '^[A-Z]{2},\+[0-9]{1,7}$');
alter table clubs drop constraint clubs_alternate_country_code_check;
alter table clubs add constraint clubs_alternate_country_code_check
  check (alternate_country_code ~ '^[A-Z]{2},\+[0-9]{1,7}$');

-- The Idempotency-Key under which something was made, hashed: whoever sends it again is answered with what was made.
alter table clubs add column made_by_key bytea unique check (octet_length(made_by_key) = 32);
alter table licences add column made_by_key bytea unique check (octet_length(made_by_key) = 32);
