import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readyMessage } from './ready-message.ts'

const address = 'http://127.0.0.1:3000'

test('the terminal says how commands find an installation elsewhere, and never the address of a database', () => {
  const here = { dataDir: resolve('./data'), databaseUrl: null }
  expect(readyMessage(address, here)).toBe(`ParleyKit is ready at ${address}`)
  const elsewhere = readyMessage(address, { ...here, dataDir: '/srv/chat' })
  expect(elsewhere).toContain('for example: DATA_DIR=/srv/chat npm run admin -- list')
  const databaseUrl = 'postgres://me:secret@db/parleykit'
  const shared = readyMessage(address, { ...here, databaseUrl })
  expect(shared).toContain('the same DATABASE_URL')
  expect(shared).not.toContain('secret')
})

test('a folder with any letters is one word of the shell', () => {
  const dataDir = "/srv/it's here; $(echo no)"
  const [, command = ''] = readyMessage(address, { dataDir, databaseUrl: null }).split('for example: ')
  const printed = command.replace('npm run admin -- list', 'printenv DATA_DIR')
  expect(execFileSync('sh', ['-c', printed], { encoding: 'utf8' })).toBe(`${dataDir}\n`)
})
