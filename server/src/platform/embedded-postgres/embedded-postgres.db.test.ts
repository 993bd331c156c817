import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath, getuid } from 'node:process'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'

const asRoot = getuid?.() === 0
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'embedded-postgres-test-'))
  await chmod(home, 0o755) // another account passes through it
})
afterAll(() => rm(home, { recursive: true, force: true }))

const silent = () => {}

async function query(server: Pick<EmbeddedPostgres, 'connection'>, sql: string) {
  const client = new pg.Client(server.connection)
  client.on('error', silent) // the server may be ended under it
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

type Started = { process: ChildProcess; connection: EmbeddedPostgres['connection']; pid: number }

/** Starts the database in a process of its own, as main.ts does, and waits until it is there. */
async function startInProcess(dataDir: string, account = {}): Promise<Started> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
    const { connection, pid } = await startEmbeddedPostgres({ dataDir: process.argv[1], log: () => {} })
      .catch((error) => process.exit(console.log(JSON.stringify({ refused: error.message }))))
    process.stdout.write(JSON.stringify({ connection, pid }) + '\\n')
    process.once('SIGTERM', () => process.exit())
    setInterval(() => {}, 60_000)`
  const child = spawn(execPath, ['--input-type=module', '-e', program, dataDir], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const report = JSON.parse(String(line))
  if (report.refused) throw new Error(report.refused)
  return { process: child, ...report }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

describe('a data folder', () => {
  it('keeps its data over stop and start, in UTF-8, with no file of the server left outside', async () => {
    const dataDir = join(home, 'folder with a space', 'deep')
    const first = await startEmbeddedPostgres({ dataDir, log: silent })
    await query(first, `CREATE TABLE note AS SELECT 'Grüße, 世界' AS words`)
    await first.stop()
    await expect(stat(first.connection.host)).rejects.toThrow('ENOENT')

    const second = await startEmbeddedPostgres({ dataDir, log: silent })
    expect(await query(second, 'SELECT words, lower(words) AS small FROM note')).toEqual([
      { words: 'Grüße, 世界', small: 'grüße, 世界' },
    ])
    expect(await query(second, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
    await second.stop()
  })

  it('is served by one process at a time, and the second is told the pid of the first', async () => {
    const dataDir = join(home, 'shared')
    const first = await startInProcess(dataDir)
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(`pid ${first.process.pid}`)
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await end(first.process, 'SIGTERM')
  })

  it('loses nothing when its process is killed, and the next start replaces the server left behind', async () => {
    const dataDir = join(home, 'killed')
    const first = await startInProcess(dataDir)
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await end(first.process, 'SIGKILL')
    expect(await query(first, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])

    const second = await startEmbeddedPostgres({ dataDir, log: silent })
    expect(second.pid).not.toBe(first.pid)
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await expect(stat(first.connection.host)).rejects.toThrow('ENOENT')
    await second.stop()
  })

  it('starts after a power cut whose pid now belongs to another program', async () => {
    const dataDir = join(home, 'power-cut')
    const first = await startInProcess(dataDir)
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const record = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    await end(first.process, 'SIGKILL')
    process.kill(first.pid, 'SIGKILL')
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      record.replace(String(first.pid), String(process.ppid)),
    )

    const second = await startEmbeddedPostgres({ dataDir, log: silent })
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('is served again at the same address when the server was killed, as often as it is', async () => {
    const dataDir = join(home, 'kept-running')
    const server = await startEmbeddedPostgres({ dataDir, log: silent })
    await query(server, 'CREATE TABLE kept AS SELECT 42 AS answer')
    for (let round = 0; round < 3; round++) {
      const { pid } = server
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(
        async () => {
          expect(await query(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
          expect(server.pid).not.toBe(pid)
        },
        { timeout: 60_000 },
      )
    }
    await server.stop()
    await expect(stat(server.connection.host)).rejects.toThrow('ENOENT')
  })

  it('never starts empty where there was a database, of whatever version', async () => {
    const dataDir = join(home, 'guarded')
    const server = await startEmbeddedPostgres({ dataDir, log: silent })
    await server.stop()
    await rename(join(dataDir, 'postgres'), join(dataDir, 'moved'))
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow('is gone, so the server')

    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow('created by PostgreSQL 15')
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION'])
  })

  it('is refused with the reason when it is damaged, and left as it is', async () => {
    const dataDir = join(home, 'damaged')
    const server = await startEmbeddedPostgres({ dataDir, log: silent })
    await server.stop()
    const control = join(dataDir, 'postgres', 'global', 'pg_control')
    await writeFile(control, 'damaged')
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
      /doesn't start on .*pg_control/,
    )
    expect(await readFile(control, 'utf8')).toBe('damaged')
  })

  it('is named in the message when it is no folder', async () => {
    const dataDir = join(home, 'a-file')
    await writeFile(dataDir, '')
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow("isn't a folder")
  })

  const systemFolder = existsSync('/proc/self') ? '/proc/nope' : '/dev/nope' // where nobody may make one
  it('is named in the message where no folder can be made', async () => {
    const dataDir = join(systemFolder, 'data')
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(`${dataDir} can't be`)
  })
})

const describeAsRoot = asRoot ? describe : () => {} // nobody else can act as another user

describeAsRoot('root', () => {
  it('serves a folder that nobody else may enter', async () => {
    const closed = join(home, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const server = await startEmbeddedPostgres({ dataDir: join(closed, 'data'), log: silent })
    expect(await query(server, 'SELECT current_user')).toEqual([{ current_user: 'parleykit_app' }])
    expect((await stat(join(closed, 'data', 'postgres'))).uid).toBe(0)
    await server.stop()
  })

  it('without user namespaces serves as another account, also a folder that was its own before', async () => {
    const dataDir = join(home, 'no-namespaces')
    const before = await startEmbeddedPostgres({ dataDir, log: silent })
    await query(before, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await before.stop()
    const server = await startEmbeddedPostgres({ dataDir, log: silent, userNamespaces: false })
    expect(await query(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(65534)
    await server.stop()
  })

  it('without user namespaces says what to do where no other account may enter', async () => {
    const closed = join(home, 'closed-to-all')
    await mkdir(closed, { mode: 0o700 })
    const start = startEmbeddedPostgres({
      dataDir: join(closed, 'data'),
      log: silent,
      userNamespaces: false,
    })
    await expect(start).rejects.toThrow(`can't enter ${closed}`)
  })
})

const ordinaryUser = { uid: 65534, gid: 65534 }

describeAsRoot('an ordinary user', () => {
  it('serves a folder of its own, which root can serve too without taking it away', async () => {
    const own = join(home, 'ordinary')
    await mkdir(own)
    await chown(own, ordinaryUser.uid, ordinaryUser.gid)
    const server = await startInProcess(join(own, 'data'), ordinaryUser)
    await query(server, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await end(server.process, 'SIGTERM')

    const asRootNow = await startEmbeddedPostgres({ dataDir: join(own, 'data'), log: silent })
    expect(await query(asRootNow, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    expect((await stat(join(own, 'data', 'postgres'))).uid).toBe(ordinaryUser.uid)
    await asRootNow.stop()
  })

  it("is refused another user's folder with its name", async () => {
    const dataDir = join(home, 'of-root')
    await mkdir(dataDir, { mode: 0o700 })
    await expect(startInProcess(dataDir, ordinaryUser)).rejects.toThrow(`${dataDir} can't be`)
  })
})
