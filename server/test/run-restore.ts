import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../src/restore.ts', import.meta.url))

export interface RestoreCommand {
  readonly process: ChildProcess
  /** What it has printed, and how it ended. */
  readonly ended: Promise<{ code: number | null; printed: string }>
}

/** `npm run restore -- <file>` with flags, as a process of its own. */
export function runRestore(
  file: string,
  environment: Record<string, string>,
  flags: readonly string[],
): RestoreCommand {
  const child = spawn(process.execPath, [command, file, ...flags], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  return { process: child, ended: once(child, 'close').then(([code]) => ({ code, printed })) }
}
