-- Why those who run a tournament have let somebody in who does not fulfil its conditions. It belongs to the entry for as long as
-- that lives, whatever else is said of it later; nobody lets the own person in.
alter table entries add column admission_reason text check (length(btrim(admission_reason)) between 1 and 200);

alter policy entering on entries
  with check ((select caller_role()) = 5 and user_id = (select caller_id()) and admission_reason is null
    and status in ('requested', 'waiting', 'confirmed'));
