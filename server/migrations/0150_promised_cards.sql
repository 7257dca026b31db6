-- A subscription names the card that pays for it: the one that its member chose, whatever is the default since.
alter table member_subscriptions add column card_id text check (length(card_id) between 1 and 255);
update member_subscriptions m set card_id = (
  select t.card_id from transactions t
  where t.member_subscription_id = m.id and t.card_id is not null order by t.turn desc limit 1);
create index member_subscriptions_by_card on member_subscriptions (user_id, card_id) where ended_at is null;
