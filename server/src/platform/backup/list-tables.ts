import type pg from 'pg'

export interface TableLayout {
  readonly name: string
  readonly columns: string[]
}

/**
 * All tables of the product with their columns, each after those that its foreign keys reference. Leaves out the
 * migrations table, which a restore creates again.
 */
export async function listTables(client: pg.Client): Promise<TableLayout[]> {
  const { rows: tables } = await client.query<TableLayout>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname::text as from, t.relname::text as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`)

  const waiting = new Map(tables.map((table) => [table.name, table]))
  const sorted: TableLayout[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (ready.length === 0) throw new Error(`Foreign keys form a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of ready) {
      sorted.push(table)
      waiting.delete(table.name)
    }
  }
  return sorted
}

/** `public."table" ("column", …)`, the form for COPY. */
export function copyTarget(table: TableLayout, quote: (name: string) => string): string {
  return `public.${quote(table.name)} (${table.columns.map(quote).join(', ')})`
}

/**
 * The rows of a table as a backup stores them. Originals in the object store become parts, so the backup doesn't name
 * their objects: otherwise a restore elsewhere could delete someone else's objects.
 */
export function copySource({ name, columns }: TableLayout, quote: (name: string) => string): string {
  const isPlace = (column: string) => name === 'blobs' && column === 'object_id'
  const values = columns.map((column) => (isPlace(column) ? 'null' : quote(column)))
  return `select ${values.join(', ')} from public.${quote(name)}${name === 'stored_objects' ? ' where false' : ''}`
}
