-- Who has written a frame down; null for frames of before, and of who is not there any more.
alter table frames add column recorded_by integer references users on delete set null;
create index frames_by_recorder on frames (recorded_by) where recorded_by is not null;
