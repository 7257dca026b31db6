-- A folded name as people count: each number is filled up with zeros, so that Hall 2 comes before Hall 10.
create function natural_key(folded text) returns text language sql immutable strict parallel safe
return regexp_replace(regexp_replace(folded, '([0-9]+)', '000000000\1', 'g'), '[0-9]*([0-9]{10})', '\1', 'g');

create index clubs_by_natural_name on clubs (natural_key(folded_name), id) where deleted_at is null;
create index clubs_by_status_and_name on clubs (status_id, natural_key(folded_name), id) where deleted_at is null;
drop index clubs_by_name;
drop index clubs_by_status;
