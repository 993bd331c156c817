import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Confinement, confinementFlags } from './confinement.ts'
import { unprivileged } from './unprivileged.ts'

export interface WorkProcessBounds {
  /** Resident memory of the whole process. An idle one takes about 80 MB. */
  readonly maxMemoryBytes: number
  /**
   * Its work accesses servers and writes files as this process does. By default it has neither network nor privileges.
   */
  readonly isTrusted?: boolean
  /** Its work reads bytes that may take the process over. By default it may read files, and its replies are trusted. */
  readonly confinement?: Confinement
}

/** The child's argument. A limit that is left out doesn't apply. */
export interface ProcessOptions {
  readonly maxMemoryBytes: number
  /** Wall time of the process. */
  readonly maxMilliseconds?: number | undefined
  /** CPU time of the process, or of one piece of work if it is reused. */
  readonly maxCpuMilliseconds?: number | undefined
  readonly isReused?: boolean | undefined
  readonly isConfined: boolean
  /** Modules that it loads at once. */
  readonly preloaded: readonly string[]
}

/** Patterns of all languages scan whole texts. V8 would interpret each on its first text before it compiles it. */
const workFlags = ['--no-regexp-tier-up', '--no-warnings']
/** Maximum lifetime of a confined process that is reused. */
const reusedMilliseconds = 10 * 60 * 1000
/** Wall time that work may take per unit of CPU time: under load it waits through no fault of the file. */
export const wallPerCpu = 6

/** Starts a process for this work. What is built of the process lies beside what is built of the work. */
export function startProcess(bounds: WorkProcessBounds, modules: readonly URL[]): ChildProcess {
  const { maxMemoryBytes, isTrusted = false, confinement } = bounds
  const built = modules.find(({ pathname }) => pathname.endsWith('.mjs'))
  const main = built
    ? new URL('platform-child-process-main.mjs', built)
    : new URL('./main.ts', import.meta.url)
  const options: ProcessOptions = {
    maxMemoryBytes,
    ...(confinement && timeLimits(confinement)),
    isConfined: confinement !== undefined,
    preloaded: modules.map(({ href }) => href),
  }
  const heapMegabytes = Math.floor((maxMemoryBytes / 1024 / 1024) * (confinement ? 0.6 : 0.8))
  const args = [
    `--max-old-space-size=${heapMegabytes}`,
    ...(confinement ? confinementFlags(confinement, main) : workFlags),
    fileURLToPath(main),
    JSON.stringify(options),
  ]
  const started = isTrusted ? { command: process.execPath, args } : unprivileged(process.execPath, args)
  const compileCache = getCompileCacheDir()
  return spawn(started.command, started.args, {
    ...(confinement && { cwd: confinement.folder }),
    env: confinement || compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
    stdio: [confinement?.input ?? 'ignore', 'ignore', 'ignore', 'pipe', confinement?.output ?? 'ignore'],
    windowsHide: true,
  })
}

function timeLimits({ maxCpuMilliseconds, isReused }: Confinement) {
  const maxMilliseconds = isReused ? reusedMilliseconds : maxCpuMilliseconds * wallPerCpu
  return { maxCpuMilliseconds, maxMilliseconds, isReused }
}
