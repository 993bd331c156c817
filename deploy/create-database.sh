#!/bin/sh
# Run once by the image of PostgreSQL: a role that owns ParleyKit's database and nothing else. The superuser keeps no
# password, so that it comes in by the container's own socket alone.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" <<'SQL'
CREATE ROLE parleykit LOGIN PASSWORD :'password';
CREATE DATABASE parleykit OWNER parleykit TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
ALTER ROLE CURRENT_USER PASSWORD NULL;
SQL
