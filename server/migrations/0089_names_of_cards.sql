-- What a card is called, for the audit of the association; the card itself is seen by its owner alone.
create function card_name(card integer) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told constant text := current_setting('baulk.caller_role', true);
  answer text;
begin
  perform set_config('baulk.caller_role', '', true);
  answer := (select initcap(c.brand) || ' ending ' || c.last4 from payment_cards c where c.id = card);
  perform set_config('baulk.caller_role', coalesce(told, ''), true);
  return answer;
end $$;
