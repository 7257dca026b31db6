-- Pages that are kept ready for visitors hear of each change to what they show, in every process, once it is written.
create function tell_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_changes', tg_argv[0]);
  return null;
end $$;

create trigger news_told after insert or update or delete or truncate on news
  for each statement execute function tell_public_change('news');
-- Club news names its club.
create trigger clubs_told_to_news after update of name on clubs
  for each statement execute function tell_public_change('news');
create trigger mobile_apps_told after insert or update or delete or truncate on mobile_apps
  for each statement execute function tell_public_change('apps');
create trigger app_uploads_told after insert or update or delete or truncate on app_uploads
  for each statement execute function tell_public_change('apps');
create trigger app_releases_told after insert or update or delete or truncate on app_releases
  for each statement execute function tell_public_change('apps');
