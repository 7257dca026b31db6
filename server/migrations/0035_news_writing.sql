-- One article for one press of a button, however often it was sent.
alter table news add column made_by_key bytea unique;
-- A text is kept as people write it, and its marks are read where it is shown.
update news set body = replace(replace(replace(body, E'</p>\n<p>', E'\n\n'), '<p>', ''), '</p>', '')
where body like '<p>%';
create index news_by_club_state on news (club_id, state, updated_at desc);
