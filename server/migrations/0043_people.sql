-- A name as people are listed by it, and what they are searched by: the name and the address.
alter table users add column folded_name text collate "C" not null
  generated always as (folded_name(first_name || ' ' || last_name)) stored;
alter table users add column search_text text collate "C" not null
  generated always as (folded_name(first_name || ' ' || last_name) || ' ' || email) stored;
create index users_by_name on users (folded_name, id);
create index users_by_creation on users (created_at, id);
create index users_by_search_parts on users using gin (text_parts(search_text));
create index sign_ins_of_users on sign_in_history (user_id, at desc) where outcome = 'signed_in';
