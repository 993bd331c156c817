#!/bin/sh
# ./parleykit starts the server; ./parleykit admin list, and likewise the other commands, runs a command.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
case "${1-}" in
  '' | start) file=main ;;
  backup) file=back-up ;;
  files:move) file=move-files ;;
  billing:setup) file=set-up-billing ;;
  admin | demo | doctor | restore) file=$1 ;;
  *)
    echo "parleykit doesn't know $1: start, admin, backup, restore, demo, doctor, files:move or billing:setup." >&2
    exit 2
    ;;
esac
[ "$#" -eq 0 ] || shift
# What Node compiled is kept, where it may be: later starts are quicker.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE-$here/.compile-cache}"
exec "$here/bin/node" "$here/server/src/$file.ts" "$@"
