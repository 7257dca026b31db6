-- People are listed as they count, as clubs are: Guest 2 comes before Guest 10.
create index users_by_natural_name on users (natural_key(folded_name), id);
create index users_by_role_and_natural_name on users (role_id, natural_key(folded_name), id);
drop index users_by_name;
drop index users_by_role_and_name;
