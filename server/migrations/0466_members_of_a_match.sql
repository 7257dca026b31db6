-- A rating is moved by matches between two who were members when the match ended. Who has joined or left the club since changes
-- nothing for a match that is corrected, so that is kept with the match.
alter table matches add column is_between_members boolean not null default false;

create function note_members_of_match() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.is_between_members := coalesce(
    plays_for(new.player1_id, new.club_id) and plays_for(new.player2_id, new.club_id), false);
  return new;
end $$;
create trigger noting_members_at_once before insert on matches
  for each row when (new.ended_at is not null) execute function note_members_of_match();
create trigger noting_members before update of ended_at on matches
  for each row when (new.ended_at is not null and old.ended_at is null) execute function note_members_of_match();

-- Of matches that have ended before, those that count are known, and how long today's members have been members.
update matches m set is_between_members = true
where m.ended_at is not null and (
  exists (select from rating_steps s where s.match_id = m.id)
  or 2 = (
    select count(*) from club_members c
    where c.club_id = m.club_id and c.user_id in (m.player1_id, m.player2_id) and c.status = 'member'
      and c.member_since <= m.ended_at));
