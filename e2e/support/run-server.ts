import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** As `npm start` has them. */
const flags = ['--max-semi-space-size=32', '--heap-growing-percent=60']

export interface ServerProcess {
  readonly process: ChildProcess
  readonly origin: string
  /** From the start of the process to the first answer, in milliseconds. */
  readonly startMs: number
  /** What it printed until it was ready. */
  readonly printed: string
}

/** Starts the built product (of another checkout where one is named) as a process of its own and waits for its first answer. */
export async function runServer(
  dataDir: string,
  environment: Record<string, string> = {},
  checkout: string = root,
): Promise<ServerProcess> {
  const begun = performance.now()
  // Older checkouts have no bundle.
  const main = ['server/dist/main.mjs', 'server/src/main.ts'].find((path) => existsSync(join(checkout, path)))
  const server = spawn(join(checkout, 'node_modules/.bin/node'), [...flags, main ?? ''], {
    cwd: checkout,
    env: {
      NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/node-compile'), // as npm start has it
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DEMO_AGENT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk
      const ready = /ready at (\S+)/.exec(printed)?.[1]
      if (ready) resolve(ready)
    })
    server.once('exit', () => reject(new Error(`The server ended before it was ready: ${printed}`)))
  })
  const answer = await fetch(`${origin}/healthz`)
  if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`)
  return { process: server, origin, startMs: performance.now() - begun, printed }
}

/** Ends the process with a signal and waits until it is gone, where it isn't yet. */
export async function endServer(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { exitCode, signalCode } = server.process
  if (exitCode !== null || signalCode !== null) return
  const gone = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill(signal)
  await gone
}
