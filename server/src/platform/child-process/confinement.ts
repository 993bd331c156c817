import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Limits of a process that reads hostile bytes, in addition to those of any work. */
export interface Confinement {
  /** The folder of all sources of its work, except packages. Build output is in one folder with all dependencies. */
  readonly folder: string
  /** Whether it may load native packages, for which only memory, time and network are limited. */
  readonly addons?: true | undefined
  /** CPU time of the process including its start, or of one piece of work if it is reused. */
  readonly maxCpuMilliseconds: number
  /** Length of all replies to one piece of work. */
  readonly maxAnswerBytes: number
  /** Whether it does more than one piece of work. */
  readonly isReused?: true | undefined
  /** A descriptor of a file opened only for reading, as its descriptor 0. */
  readonly input?: number | undefined
  /** A descriptor that it may write to, as its descriptor 4. */
  readonly output?: number | undefined
}

/**
 * Node options: small young generation, no code from strings, no writes, no child processes, no addons unless
 * requested, and reads only of its own code and of packages. Node 24 can't deny the network: see `unprivileged`.
 */
export function confinementFlags(
  { folder, addons }: Pick<Confinement, 'folder' | 'addons'>,
  main: URL,
): string[] {
  return [
    '--max-semi-space-size=4',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    '--permission',
    '--allow-worker',
    ...(addons ? ['--allow-addons'] : []),
    ...readablePaths(folder, main, addons).map((path) => `--allow-fs-read=${path}`),
  ]
}

function readablePaths(folder: string, main: URL, addons: true | undefined): string[] {
  const built = dirname(fileURLToPath(main))
  if (!main.pathname.endsWith('.mjs')) return [...sourcePaths(folder), ...packagePaths(folder)]
  return [join(built, '*'), ...(addons ? packagePaths(built) : [])]
}

/** The folder of its work, this one and the contract. */
function sourcePaths(folder: string): string[] {
  const contract = dirname(fileURLToPath(import.meta.resolve('@parleykit/contract/api')))
  const paths = [folder, import.meta.dirname, contract].map((each) => join(each, '*'))
  return [...paths, join(dirname(contract), 'package.json')]
}

/** The installed packages, and each package.json that tells Node a module's type. */
function packagePaths(folder: string): string[] {
  const paths: string[] = []
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    paths.push(join(above, 'package.json'))
    if (existsSync(join(above, 'node_modules'))) paths.push(join(above, 'node_modules', '*'))
  }
  return paths
}
