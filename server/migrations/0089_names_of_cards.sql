-- What a card is called, for the audit of the association; the card itself is seen by its owner alone.
create function card_name(card integer) returns text
language sql stable security definer set search_path = public, pg_temp set baulk.caller_role = '' as $$
  select initcap(c.brand) || ' ending ' || c.last4 from payment_cards c where c.id = card
$$;
