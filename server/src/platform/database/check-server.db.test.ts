import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/create-test-database.ts'
import { openDatabaseProxy } from '../../../test/open-database-proxy.ts'
import { checkServer } from './check-server.ts'

it('names a server that is gone, without its password', async () => {
  const gone = checkServer(
    { connectionString: 'postgresql://anna:secret@127.0.0.1:1/parleykit', envVariable: 'DATABASE_URL' },
    0,
  )
  await expect(gone).rejects.toThrow(/127\.0\.0\.1:1\/parleykit\) doesn't respond/)
  await expect(gone).rejects.not.toThrow('secret')
})

it('gives up on a server that takes the connection and says nothing', async () => {
  const mute = createServer((socket) => socket.on('error', () => {}))
  mute.listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  await expect(
    checkServer(
      { connectionString: `postgresql://anna@127.0.0.1:${port}/parleykit`, envVariable: 'DATABASE_URL' },
      0,
    ),
  ).rejects.toThrow("doesn't respond")
  mute.close()
})

it('waits for a server that is still starting', async () => {
  const database = await openDatabaseProxy()
  await database.interrupt()
  const checked = checkServer({ connectionString: database.url, envVariable: 'DATABASE_URL' }, 20_000)
  await database.resume()
  await checked
  await database.close()
})

it('says what the server refuses', async () => {
  const database = await createTestDatabase()
  const missing = database.url.replace(/\/test_\w+/, '/no_such_database')
  await expect(checkServer({ connectionString: missing, envVariable: 'DATABASE_URL' }, 0)).rejects.toThrow(
    '"no_such_database" does not exist',
  )
  await database.drop()
})
