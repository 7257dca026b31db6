-- Letters that are no base with an accent are found and sorted as people type them without their sign, as in
-- domain/plain-letters.ts: lodz finds Łódź, oresund Øresund, oeuvre Œuvre.
create or replace function folded_name(name text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(
    translate(
      translate(
        lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
        'ŁØĐÐĦŦıÆŒẞÞ', 'łøđðħŧiæœßþ'
      ),
      'łøđðħŧ', 'loddht'
    ),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
$$;

-- Stored columns are made of a function's answer at the time of writing: they are written anew.
update clubs set name = name;
update users set first_name = first_name;
