-- Whoever deletes a club lets its point of contact go who never chose a password; nobody else is ever deleted so.
create policy removing on users for delete
  using ((select caller_role()) = 1 and role_id in (3, 4) and status_id = 4);
