-- The bytes of pictures leave the database: a row keeps the digests of its objects. What earlier versions kept in the
-- columns is moved in the background, one picture after the other.
alter table images alter column bytes drop not null;
alter table images
  add column bytes_hash text check (bytes_hash ~ '^[0-9a-f]{64}$'),
  add column small_hash text check (small_hash ~ '^[0-9a-f]{64}$'),
  add column shared_hash text check (shared_hash ~ '^[0-9a-f]{64}$'),
  add constraint images_kept_once check ((bytes is null) <> (bytes_hash is null)
    and (small is null or small_hash is null) and (shared is null or shared_hash is null));
create index images_not_moved on images (id) where bytes is not null;

-- Objects that no record may lead to: named before they are stored, taken away with the record that leads to them, and
-- named again when that record goes. What is due is removed from the storage.
create table leftover_objects (
  name text primary key check (length(name) between 1 and 200),
  due_at timestamptz not null
);
create index leftover_objects_by_due on leftover_objects (due_at);
alter table leftover_objects enable row level security;
alter table leftover_objects force row level security;
-- Nothing is removed by a name alone: the server looks whether a record leads to it.
create policy naming on leftover_objects using (true) with check (true);

create function name_leftovers() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  insert into leftover_objects (name, due_at)
  select 'images/' || old.id || '.' || hash, now()
  from unnest(array[old.bytes_hash, old.small_hash, old.shared_hash]) as hash
  where hash is not null
  on conflict (name) do nothing;
  return null;
end $$;
create trigger name_leftovers after delete on images for each row execute function name_leftovers();
