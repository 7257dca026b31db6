#!/bin/sh
# Runs once, in an empty cluster: the server's role owns its database and is no superuser.
set -e
psql -v ON_ERROR_STOP=1 -U postgres -v password="$POSTGRES_PASSWORD" <<'SQL'
create role baulk login createrole password :'password';
create database baulk owner baulk;
SQL
