-- The language in which somebody reads the product and gets mails; null until one was chosen.
alter table users add column language text check (language in ('en', 'es', 'pt-BR'));

-- A mail is written in the language of who gets it, whoever sends it and whatever that one may see.
create function language_of(mailed_to text) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer text;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select u.language from users u where u.email = mailed_to);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
