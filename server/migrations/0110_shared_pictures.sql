-- The same as preview readers want it, cut to 1200 by 630; only where the whole is large enough and not of that size.
alter table images add column shared bytea check (octet_length(shared) between 1 and 1000000);
