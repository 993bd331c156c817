import pg from 'pg'
import { productName } from './initialise.ts'

/** The product's role, which owns its database and everything in it, and has no other rights. */
export const appRole = `${productName}_app`

/** The creator of a cluster is its superuser forever. The product uses it only to hand over its database. */
export const superuser = productName

/**
 * Creates the product's role if it is missing, and hands over the database with everything that an older version
 * created as the superuser. Writes nothing if there is nothing to do.
 * @param address of the server's socket
 */
export async function createAppRole(address: { host: string; port: number }): Promise<void> {
  const client = new pg.Client({ ...address, user: superuser, database: productName })
  client.on('error', () => {}) // the query in progress fails by itself
  await client.connect()
  try {
    await client.query(handOver)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * A single statement, so all or nothing. Objects of an extension stay with it; a table's sequences follow the table.
 */
const handOver = `
do $$
declare
  command text;
begin
  if not exists (select from pg_roles where rolname = '${appRole}') then
    create role ${appRole} login;
  end if;
  for command in
    with own as (select oid from pg_roles where rolname = '${appRole}'),
    schemas as (
      select oid, nspname, nspowner from pg_namespace
      where nspname not like 'pg\\_%' and nspname <> 'information_schema'
    ),
    members as (select classid, objid from pg_depend where deptype = 'e'),
    parts as (select objid from pg_depend where classid = 'pg_class'::regclass and deptype in ('a', 'i'))
    select format('alter database %I owner to ${appRole}', datname)
    from pg_database, own where datname = '${productName}' and datdba <> own.oid
    union all
    select format('alter schema %I owner to ${appRole}', nspname)
    from schemas, own where nspowner not in (own.oid, 'pg_database_owner'::regrole)
    union all
    select format('alter table %s owner to ${appRole}', c.oid::regclass)
    from pg_class c join schemas on schemas.oid = c.relnamespace, own
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relowner <> own.oid
      and ('pg_class'::regclass, c.oid) not in (select classid, objid from members)
    union all
    select format('alter sequence %s owner to ${appRole}', c.oid::regclass)
    from pg_class c join schemas on schemas.oid = c.relnamespace, own
    where c.relkind = 'S' and c.relowner <> own.oid and c.oid not in (select objid from parts)
      and ('pg_class'::regclass, c.oid) not in (select classid, objid from members)
    union all
    select format('alter routine %s owner to ${appRole}', p.oid::regprocedure)
    from pg_proc p join schemas on schemas.oid = p.pronamespace, own
    where p.proowner <> own.oid
      and ('pg_proc'::regclass, p.oid) not in (select classid, objid from members)
    union all
    select format('alter type %s owner to ${appRole}', t.oid::regtype)
    from pg_type t join schemas on schemas.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid, own
    where t.typowner <> own.oid and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
      and ('pg_type'::regclass, t.oid) not in (select classid, objid from members)
  loop
    execute command;
  end loop;
end
$$`
