import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { browserArguments } from './browser-arguments.ts'
import { BrowserFault } from './browser-fault.ts'
import { familyOf } from './family.ts'
import { PipeTransport } from './pipe-transport.ts'

/** Nobody's: a server that runs as root lets the browser run as it, so that what breaks out of it owns nothing. */
const ownAccount = { uid: 64_998, gid: 64_998 }
const startMs = 30_000
/** How long the words of a browser that doesn't start are waited for. */
const saidMs = 500
const watchMs = 300
const memoryBytesMax = 1024 * 1024 * 1024

export interface RunningBrowser {
  readonly browser: Browser
  /** Lets the next page make the browser say as much as one may. */
  allowPage(): void
  /** Why it was ended early, once it was. */
  readonly ended: AbortSignal
  /** Ends it and all that it has started; resolves when its folder is gone. */
  end(reason: BrowserFault): Promise<void>
}

/**
 * Starts Chromium with a fresh profile and an empty environment, as an account of its own where the server is root.
 * Rejects with a BrowserFault `no_sandbox` when it doesn't start, as it doesn't where its sandbox can't be had.
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
  clock.throwIfAborted() // it ended while the library was loaded
  return Promise.race([connecting, once(clock, 'abort').then(() => Promise.reject(clock.reason))])
}

/** Wrappers of distributions read options from files; one that takes the sandbox down isn't taken. */
async function isUnwalled({ pid }: ChildProcess): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.split('\0').includes('--no-sandbox')
}

/** The group that it leads, and what left that group. */
async function killFamily({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  const { pids } = await familyOf(pid)
  for (const id of [-pid, ...pids]) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {} // gone already
  }
}

async function watchMemory({ pid }: ChildProcess, ended: AbortSignal, onTooMuch: () => void): Promise<void> {
  while (pid !== undefined && !ended.aborted) {
    const { bytes } = await familyOf(pid)
    if (bytes > memoryBytesMax) onTooMuch()
    await sleep(watchMs, undefined, { ref: false })
  }
}

/** A process may be gone before its last words have come. */
async function untilSaid({ stderr }: ChildProcess): Promise<void> {
  if (stderr && !stderr.closed)
    await Promise.race([once(stderr, 'close'), sleep(saidMs, undefined, { ref: false })])
}

/** What it says of itself, for the log: the end of it, without what it says of its desktop. */
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
