#!/bin/sh
# Patroni runs this once, on the first primary, with the connection of a superuser as the argument.
set -eu
psql --dbname="$1" --set=ON_ERROR_STOP=1 --quiet <<'SQL'
create role portal login password '${PORTAL_PASSWORD}';
create database portal owner portal;
SQL
