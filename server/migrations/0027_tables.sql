-- What a club tells of its tables, and their order in its room.
alter table club_tables add column make text check (length(btrim(make)) between 1 and 100);
alter table club_tables add column is_out_of_order boolean not null default false;
alter table club_tables add column place integer not null default 0;
alter table club_tables add column version integer not null default 1 check (version > 0);
alter table club_tables add column made_by_key bytea unique check (octet_length(made_by_key) = 32);
-- Matches that were played keep naming a table that is not there any more; its number can be given again.
alter table club_tables add column deleted_at timestamptz;
alter table club_tables drop constraint club_tables_club_id_number_key;
create unique index club_tables_by_number on club_tables (club_id, number) where deleted_at is null;
create index club_tables_in_order on club_tables (club_id, place, number, id) where deleted_at is null;
update club_tables set place = number;

-- The games for which a table is made.
create table club_table_games (
  table_id integer not null references club_tables on delete cascade,
  game_type text not null references game_types,
  primary key (table_id, game_type)
);

create index matches_by_table on matches (table_id, status_id, schedule_time, id) where table_id is not null;
