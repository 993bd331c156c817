import { createTestDatabase } from './create-test-database.ts'
import { type CuttableProxy, openProxy } from './open-proxy.ts'

export interface DatabaseProxy extends CuttableProxy {
  /** Of a fresh database, by TCP through the proxy. */
  readonly url: string
  /** Of the same database, past the proxy. */
  readonly directUrl: string
}

/** A way to a fresh test database that can be cut and mended. */
export async function openDatabaseProxy(): Promise<DatabaseProxy> {
  const database = await createTestDatabase()
  const target = new URL(database.url)
  const proxy = await openProxy(
    `${target.searchParams.get('host')}/.s.PGSQL.${target.searchParams.get('port')}`,
  )
  return {
    ...proxy,
    url: `postgresql://${target.username}@127.0.0.1:${proxy.port}${target.pathname}`,
    directUrl: database.url,
    close: async () => {
      await proxy.close()
      await database.drop()
    },
  }
}
