-- Whoever writes a score, every process hears of it once it is written. What is told names nobody: a stream that is open
-- to everyone is made of it. Byes are not played.
create function tell_live_score() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_scores', json_build_object(
    'matchId', new.id,
    'version', new.version,
    'statusId', new.status_id,
    'tournamentId', new.tournament_id,
    'clubId', new.club_id,
    'tableId', new.table_id,
    'player1Frames', new.player1_frames,
    'player2Frames', new.player2_frames,
    'player1Points', new.player1_points,
    'player2Points', new.player2_points,
    'player1HighestBreak', new.player1_highest_break,
    'player2HighestBreak', new.player2_highest_break,
    'player1Innings', new.player1_innings,
    'player2Innings', new.player2_innings,
    'currentFrame', new.current_frame,
    'currentBreak', new.current_break,
    'atTable', new.at_table
  )::text);
  return null;
end $$;

create trigger matches_told after update on matches
  for each row when (not new.is_bye and (
    old.version, old.status_id, old.table_id, old.player1_id, old.player2_id, old.player1_frames, old.player2_frames,
    old.player1_points, old.player2_points, old.current_frame, old.current_break, old.at_table, old.winner_id
  ) is distinct from (
    new.version, new.status_id, new.table_id, new.player1_id, new.player2_id, new.player1_frames, new.player2_frames,
    new.player1_points, new.player2_points, new.current_frame, new.current_break, new.at_table, new.winner_id
  )) execute function tell_live_score();
