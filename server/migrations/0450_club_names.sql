-- A folded name as names are compared: runs of spaces count as one.
create function compared_name(folded text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(folded, '[ \u00a0]+', ' ', 'g'));

-- A country has one club of a name, whatever its capitals, accents and number of spaces. Clubs that had one name before keep it:
-- all but the oldest of them are marked and stand outside the index, until one moves to another country or is deleted.
alter table clubs add column shares_name boolean not null default false;

update clubs c set shares_name = true
from (
  select id, row_number() over (partition by country_id, compared_name(folded_name) order by id) as place
  from clubs where deleted_at is null
) named
where named.id = c.id and named.place > 1;

create unique index clubs_of_one_name on clubs (country_id, compared_name(folded_name))
  where deleted_at is null and not shares_name;
