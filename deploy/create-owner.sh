#!/bin/sh
# Run once by the postgres image on an empty volume: main-api owns its database without being a superuser. It makes the
# services' roles itself, in its first migration.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$WERVIO_DB_PASSWORD" <<'SQL'
CREATE ROLE wervio LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE wervio OWNER wervio;
SQL
