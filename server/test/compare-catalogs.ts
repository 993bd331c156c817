import type pg from 'pg'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly mayBeNull: boolean
  /** Whether a row gets a value that names none for it. */
  readonly fillsItself: boolean
}

interface Rule {
  readonly table: string
  readonly name: string
  readonly definition: string
  readonly columns: readonly string[]
}

/** What a version's statements depend on. */
export interface Catalog {
  readonly columns: readonly Column[]
  /** Constraints, and indexes that are unique. */
  readonly rules: readonly Rule[]
}

/** Reads what the tables of the product are like now. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const { rows: columns } = await client.query<Column>(`
    select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "mayBeNull",
      (a.atthasdef or a.attidentity <> '' or not a.attnotnull) as "fillsItself"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`)
  const { rows: rules } = await client.query<Rule>(`
    select t.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where t.relnamespace = 'public'::regnamespace and k.contype <> 'n'
    union all
    select t.relname::text, c.relname::text, pg_get_indexdef(c.oid),
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey))
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname <> 'migrations' and i.indisunique
      and not exists (select from pg_constraint k where k.conindid = c.oid)`)
  return { columns, rules }
}

/** What a server of the version before can't work with any more, a sentence each. */
export function breachesOf(before: Catalog, after: Catalog): string[] {
  const tables = new Set(before.columns.map(({ table }) => table))
  const known = new Map(before.columns.map((column) => [nameOf(column), column]))
  const now = new Map(after.columns.map((column) => [nameOf(column), column]))
  const changed = before.columns.flatMap((old) => {
    const column = now.get(nameOf(old))
    if (!column) return [`${nameOf(old)} is gone`]
    return [
      ...(column.type === old.type ? [] : [`${nameOf(old)} is ${column.type} instead of ${old.type}`]),
      ...(old.mayBeNull && !column.mayBeNull ? [`${nameOf(old)} may not be null any more`] : []),
      ...(old.fillsItself && !column.fillsItself ? [`${nameOf(old)} has lost its default`] : []),
    ]
  })
  const demanded = after.columns
    .filter((column) => tables.has(column.table) && !known.has(nameOf(column)) && !column.fillsItself)
    .map((column) => `${nameOf(column)} is new and has no default`)
  const isRuleOf = (rule: Rule) => (other: Rule) =>
    other.table === rule.table && other.definition === rule.definition
  const binds = after.rules
    .filter(
      (rule) =>
        tables.has(rule.table) &&
        rule.columns.some((name) => known.has(`${rule.table}.${name}`)) &&
        !before.rules.some(isRuleOf(rule)),
    )
    .map(({ table, name }) => `${table} has the new rule ${name}`)
  // What is inserted "on conflict" names a rule that has to be there.
  const missed = before.rules
    .filter((rule) => /unique|primary key/i.test(rule.definition) && !after.rules.some(isRuleOf(rule)))
    .map(({ table, name }) => `${table} has lost the rule ${name}`)
  return [...changed, ...demanded, ...binds, ...missed]
}

function nameOf({ table, name }: { readonly table: string; readonly name: string }): string {
  return `${table}.${name}`
}
