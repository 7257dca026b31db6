-- A build may be a file of ours: it lies in the data folder under the random part of its address.
alter table app_uploads drop constraint app_uploads_url_check;
alter table app_uploads add constraint app_uploads_url_check check (
  length(url) <= 2000
  and (url like 'https://%' or (url like '/builds/%' and size is not null and sha256 is not null))
);
create unique index app_uploads_by_file on app_uploads (url) where url like '/builds/%';
