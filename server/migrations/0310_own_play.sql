-- Whom a match names as its referee: what a referee has to come to is read without looking at all matches.
create index matches_of_referee on matches (referee_id) where status_id <> 6;
