-- What a picture shows, for those who do not see it; every picture has its words.
alter table news add column image_alt text check (length(btrim(image_alt)) between 1 and 300);
