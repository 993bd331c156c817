#!/bin/sh
# ./parleykit starts the server; ./parleykit admin list, and likewise the other commands, runs a command.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
flags=
case "${1-}" in
  '' | start) file=dist/main.mjs flags='--max-semi-space-size=32 --heap-growing-percent=60' ;;
  backup) file=src/back-up.ts ;;
  files:move) file=src/move-files.ts ;;
  billing:setup) file=src/set-up-billing.ts ;;
  admin | demo | doctor | restore) file=src/$1.ts ;;
  *)
    echo "parleykit doesn't know $1: start, admin, backup, restore, demo, doctor, files:move or billing:setup." >&2
    exit 2
    ;;
esac
[ "$#" -eq 0 ] || shift
# What Node compiled is kept, where it may be: later starts are quicker.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE-$here/.compile-cache}"
# shellcheck disable=SC2086 # one word for each flag
exec "$here/bin/node" $flags "$here/server/$file" "$@"
