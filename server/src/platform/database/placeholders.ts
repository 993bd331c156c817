import { type Placeholder, sql } from './drizzle.ts'

/** The parameters of a prepared statement by name, each with its type. Query fragments receive these. */
export type Placeholders<Values> = {
  readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]>
}

/**
 * The placeholders of a statement that is executed with `Values`. A fragment declares those that it needs, so that a
 * statement executed without one of them doesn't compile.
 */
export function placeholdersOf<Values extends object>(): Placeholders<Values> {
  const named = (_: object, name: string | symbol) => sql.placeholder(String(name))
  return new Proxy<Placeholders<Values>>(Object.create(null), { get: named })
}
