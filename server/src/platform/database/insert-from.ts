import { CasingCache } from 'drizzle-orm/casing'
import { type Column, getTableColumns, is, type Placeholder, SQL, type SQLWrapper, sql } from './drizzle.ts'
import { PgColumn, type PgTable } from './pg-core.ts'

type InsertedFrom<Table extends PgTable> = {
  [Key in keyof Table['$inferInsert']]: Table['$inferInsert'][Key] | SQL | Placeholder | Column
}

const casing = new CasingCache('snake_case')

/**
 * `insert into table (…) select … from source`: inserts one row per source row. Drizzle's own form requires every
 * column, even an auto-incrementing ID.
 */
export function insertFrom<Table extends PgTable>(
  table: Table,
  values: InsertedFrom<Table>,
  source: SQLWrapper,
): SQL {
  const given: Record<string, unknown> = values
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => given[key] !== undefined)
  const names = columns.map(([, column]) => sql.identifier(casing.getColumnCasing(column)))
  const selected = columns.map(([key, column]) => {
    const value = given[key]
    if (is(value, SQL) || is(value, PgColumn)) return value
    return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`
  })
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(selected, sql`, `)} from ${source}`
}
