import { type Placeholder, sql } from './drizzle.ts'

/** The parameters of a prepared statement, each by its name and of its type: what its fragments are handed. */
export type Placeholders<Values> = {
  readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]>
}

/**
 * The placeholders of a statement that is executed with `Values`. A fragment says which of them it needs, so that one
 * that the statement isn't executed with doesn't compile.
 */
export function placeholdersOf<Values extends object>(): Placeholders<Values> {
  const named = (_: object, name: string | symbol) => sql.placeholder(String(name))
  return new Proxy<Placeholders<Values>>(Object.create(null), { get: named })
}
