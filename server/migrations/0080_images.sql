-- Pictures that people upload, as they are shown: decoded, turned upright and encoded anew, without what came along.
create table images (
  -- Random, so that nobody guesses the address of a picture that is not shown yet.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Null where the demo or a person who has gone uploaded it.
  owner_id integer references users on delete set null,
  purpose text not null check (purpose in ('logo', 'news', 'profile')),
  type text not null check (type in ('image/webp', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 2000000),
  -- The same in small, for lists; only where the whole is much larger.
  small bytea check (octet_length(small) between 1 and 500000),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  created_at timestamptz not null,
  -- Since when a record uses it; one picture, one record. Null belongs to its owner and goes after a day.
  used_at timestamptz
);
create index images_unused on images (created_at) where used_at is null;
create index images_unused_by_owner on images (owner_id, created_at desc) where used_at is null;
create index images_by_owner on images (owner_id) where owner_id is not null;
