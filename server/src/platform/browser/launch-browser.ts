import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { browserArguments } from './browser-arguments.ts'
import { BrowserFault } from './browser-fault.ts'
import { PipeTransport } from './pipe-transport.ts'

/** An unused account. A server that runs as root starts the browser under it, so that escaped code owns nothing. */
const ownAccount = { uid: 64_998, gid: 64_998 }
const startMs = 30_000
/** How long to wait for the output of a browser that doesn't start. */
const saidMs = 500
const watchMs = 300
const memoryBytesMax = 1024 * 1024 * 1024

export interface RunningBrowser {
  readonly browser: Browser
  /** Resets the output quota for the next page. */
  allowPage(): void
  /** Why it was killed early, if it was. */
  readonly ended: AbortSignal
  /** Ends it and all its descendants; resolves when its folder is deleted. */
  end(reason: BrowserFault): Promise<void>
}

/**
 * Starts Chromium with a fresh profile and an empty environment, under a separate account if the server runs as root.
 * Rejects with a BrowserFault `no_sandbox` if it doesn't start, for example because its sandbox isn't available.
 */
export async function launchBrowser(path: string, proxyPort: number): Promise<RunningBrowser> {
  const account = getuid?.() === 0 ? ownAccount : null
  const profile = await mkdtemp(join(tmpdir(), 'parleykit-browser-'))
  if (account !== null) await chown(profile, account.uid, account.gid)
  const child = spawn(path, browserArguments({ profile, proxyPort }), {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: profile, TMPDIR: profile, LANG: 'C.UTF-8' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const words = lastWords(child)
  const ended = new AbortController()
  const gone = Promise.race([once(child, 'exit'), once(child, 'error')])

  async function end(reason: BrowserFault): Promise<void> {
    if (ended.signal.aborted) return
    ended.abort(reason)
    await killFamily(child)
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }

  gone.then(
    () => end(crashed('The browser stopped while reading this page.', words())),
    () => end(cannotStart(words())),
  )
  const transport = new PipeTransport(child, () => end(crashed('This page keeps the browser too busy.', '')))
  try {
    const browser = await connect(transport, ended.signal)
    if (await isUnwalled(child))
      throw cannotStart('it was started with --no-sandbox by a script of the system')
    watchMemory(child, ended.signal, () => end(crashed('This page takes too much memory.', '')))
    return { browser, ended: ended.signal, end, allowPage: () => transport.allowMore() }
  } catch (error) {
    await untilSaid(child)
    const fault =
      error instanceof BrowserFault && error.kind === 'no_sandbox' ? error : cannotStart(words(), error)
    await end(fault)
    throw fault
  }
}

async function connect(transport: PipeTransport, ended: AbortSignal): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core')
  const connecting = puppeteer.connect({ transport, defaultViewport: { width: 1280, height: 800 } })
  connecting.catch(() => {})
  const clock = AbortSignal.any([ended, AbortSignal.timeout(startMs)])
  clock.throwIfAborted() // the process ended while the library was loading
  return Promise.race([connecting, once(clock, 'abort').then(() => Promise.reject(clock.reason))])
}

/** Wrappers of distributions read options from files. A wrapper that disables the sandbox isn't used. */
async function isUnwalled({ pid }: ChildProcess): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.split('\0').includes('--no-sandbox')
}

/** Its process group, and descendants that left that group. */
async function killFamily({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  const { pids } = await familyOf(pid)
  for (const id of [-pid, ...pids]) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {} // already gone
  }
}

async function watchMemory({ pid }: ChildProcess, ended: AbortSignal, onTooMuch: () => void): Promise<void> {
  while (pid !== undefined && !ended.aborted) {
    const { bytes } = await familyOf(pid)
    if (bytes > memoryBytesMax) onTooMuch()
    await sleep(watchMs, undefined, { ref: false })
  }
}

/** A process may end before its last output arrives. */
async function untilSaid({ stderr }: ChildProcess): Promise<void> {
  if (stderr && !stderr.closed)
    await Promise.race([once(stderr, 'close'), sleep(saidMs, undefined, { ref: false })])
}

/** Its output for the log: the end of it, without messages about the desktop. */
function lastWords({ stderr }: ChildProcess): () => string {
  let words = ''
  stderr?.on('data', (bytes: Buffer) => {
    words = `${words}${bytes}`.slice(-8000)
  })
  return () => {
    const lines = words.split('\n').filter((line) => line !== '' && !line.includes('dbus'))
    return lines.find((line) => /FATAL|sandbox/i.test(line)) ?? lines.at(-1) ?? ''
  }
}

function crashed(message: string, words: string): BrowserFault {
  return new BrowserFault('crashed', message, { cause: words })
}

function cannotStart(words: string, cause?: unknown): BrowserFault {
  const message =
    "This page needs JavaScript, but this server's browser can't start with its sandbox. Ask your server administrator."
  return new BrowserFault('no_sandbox', message, { cause: words || cause })
}

interface Family {
  readonly pids: number[]
  /** Resident memory that isn't shared, in bytes. */
  readonly bytes: number
}

const pageBytes = 4096

/** A process and all its descendants, as Linux reports them; elsewhere only the process itself. */
async function familyOf(pid: number): Promise<Family> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readOrEmpty(`/proc/${name}/stat`)
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const pids = [pid, ...[...parents.keys()].filter((id) => isBelow(id, pid, parents))]
  let bytes = 0
  for (const id of pids) {
    const [, resident = 0, shared = 0] = (await readOrEmpty(`/proc/${id}/statm`)).split(' ').map(Number)
    bytes += Math.max(0, resident - shared) * pageBytes
  }
  return { pids, bytes }
}

function isBelow(id: number, pid: number, parents: ReadonlyMap<number, number>): boolean {
  for (let parent = parents.get(id); parent !== undefined; parent = parents.get(parent))
    if (parent === pid) return true
  return false
}

/** A process that has just ended has no data. */
const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
