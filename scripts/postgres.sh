#!/usr/bin/env bash
# A PostgreSQL server of the project's own, for the tests and for trying the product on it.
#
#   scripts/postgres.sh         starts it (installs Debian's package first, for root) and prints
#                               the line that points the tests at it
#   scripts/postgres.sh stop    stops it
#
# Its data lies in POSTGRES_DATA (default .cache/postgres), its port is POSTGRES_PORT (default
# 54320). It listens on this machine only and asks for no password: nothing but test data belongs in
# it.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  "" | start | stop) ;;
  *) echo "scripts/postgres.sh does not know \"$1\". It takes start or stop." >&2; exit 1 ;;
esac

data=${POSTGRES_DATA:-$PWD/.cache/postgres}
port=${POSTGRES_PORT:-54320}

say() { printf '%s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

# PostgreSQL refuses to run as root, so root runs it as the package's own user.
as_owner() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

newest_bin() {
  local found
  found=$(find /usr/lib/postgresql -mindepth 3 -maxdepth 3 -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1)
  [ -n "$found" ] && dirname "$found"
}

bin=$(newest_bin) || bin=
if [ -z "$bin" ]; then
  [ "$(id -u)" = 0 ] || fail "PostgreSQL is not installed. As root: apt-get install postgresql"
  say "Installing Debian's PostgreSQL …"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q >&2
  apt-get install -y -q --no-install-recommends postgresql >&2
  bin=$(newest_bin)
fi

if [ "${1:-start}" = stop ]; then
  as_owner "$bin/pg_ctl" -D "$data" -m fast stop >&2
  exit
fi

mkdir -p "$data"
if [ "$(id -u)" = 0 ]; then chown postgres "$data"; fi
as_owner test -w "$data" ||
  fail "The user postgres cannot reach $data. Set POSTGRES_DATA to a folder that it can reach, like /var/lib/postgresql/beamers."

if [ ! -f "$data/PG_VERSION" ]; then
  as_owner "$bin/initdb" -D "$data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
fi
if ! as_owner "$bin/pg_ctl" -D "$data" status >/dev/null; then
  as_owner "$bin/pg_ctl" -D "$data" -w -l "$data/server.log" \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >&2
fi

printf 'export TEST_DATABASE_URL=postgres://postgres@127.0.0.1:%s/postgres\n' "$port"
