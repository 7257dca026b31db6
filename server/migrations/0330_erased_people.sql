-- Somebody whose personal data was erased: their results stay, nobody signs in, and no list of people has them any more.
insert into user_statuses (id, name) values (6, 'Erased');
