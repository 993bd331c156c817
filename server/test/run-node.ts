import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../dist/main.mjs', import.meta.url))

export interface ServerNode {
  readonly origin: string
  readonly pid: number
  /** Ends it as a machine that fails does, and waits until it is gone. */
  kill(): Promise<void>
  /** Asks it to end, as engines of containers do. Its exit code, once it is gone. */
  stop(): Promise<number | null>
  /** What it has logged by now, with LOG_LEVEL set. */
  logged(): readonly LogLine[]
}

interface LogLine {
  readonly level: number
  readonly msg: string
}

/** The server as a process of its own, on a database that others may work on too. */
export async function runNode(environment: Record<string, string>): Promise<ServerNode> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      EMBEDDING_MODEL: 'off',
      DEMO_AGENT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const ready = /ready at (\S+)/.exec(printed)?.[1]
      if (ready) resolve(ready)
    })
    child.once('exit', () => reject(new Error(`The node ended before it was ready: ${printed}`)))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    origin,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    logged: () =>
      printed.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : [])),
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
  }
}
