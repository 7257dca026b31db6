-- A player may decline what is proposed; the clubs of it are not proposed to them again for a while, by nobody.
alter table association_proposals drop constraint association_proposals_ended_reason_check;
alter table association_proposals add constraint association_proposals_ended_reason_check
  check (ended_reason in ('used', 'replaced', 'declined'));
create index association_proposals_declined on association_proposals (user_id, ended_at) where ended_reason = 'declined';

-- Which clubs somebody has declined, whoever has proposed them: that they did, not to whom.
create function clubs_declined_by(who integer, since timestamptz) returns integer[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer[];
begin
  perform set_config('baulk.caller_role', '', true);
  answer := array(
    select distinct c.club_id from association_proposals p
    join association_proposal_clubs c on c.proposal_id = p.id
    where p.user_id = who and p.ended_reason = 'declined' and p.ended_at > since);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;

-- A player writes no membership, and takes back by this alone that one was to end; what it answers is the request.
create function stay_in_club(club integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer integer;
begin
  perform set_config('baulk.caller_role', '', true);
  update club_members set leaving_asked_at = null
    where club_id = club and user_id = caller_id() and status = 'member' and leaving_asked_at is not null
    returning request_id into answer;
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
