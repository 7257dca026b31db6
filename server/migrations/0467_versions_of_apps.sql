-- Of two who change the description of one app, the second is told of the first.
alter table mobile_apps add column version integer not null default 1 check (version > 0);
