import type pg from 'pg'

export interface TableLayout {
  readonly name: string
  readonly columns: string[]
}

/**
 * Every table of the product with its columns, each after those that its foreign keys point to. The record of
 * migrations is left out: a restore makes it anew.
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

/** `public."table" ("column", …)`, as COPY takes it. */
export function copyTarget(table: TableLayout, quote: (name: string) => string): string {
  return `public.${quote(table.name)} (${table.columns.map(quote).join(', ')})`
}

/**
 * The rows of a table as a backup has them. Originals in the store beside the database become parts, so nothing says where
 * they lay: a restore elsewhere would delete what belongs to others.
 */
export function copySource({ name, columns }: TableLayout, quote: (name: string) => string): string {
  const isPlace = (column: string) => name === 'blobs' && column === 'object_id'
  const values = columns.map((column) => (isPlace(column) ? 'null' : quote(column)))
  return `select ${values.join(', ')} from public.${quote(name)}${name === 'stored_objects' ? ' where false' : ''}`
}
