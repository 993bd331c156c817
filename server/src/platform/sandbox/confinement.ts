import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SandboxLimits } from './sandbox-limits.ts'

export interface Sandbox {
  /** The file that the process runs: a source file, or its build output. */
  readonly main: URL
  /** The folder of all its sources, except packages. Build output is in one folder with all dependencies. */
  readonly folder: string
  /** Whether it may load native packages, for which only memory, time and network are limited. */
  readonly addons?: true
}

/**
 * Node options: a small heap, no code from strings, no writes, no child processes, no addons unless requested, and
 * reads only of its own code and of packages. Node 24 can't deny the network: see `unprivileged`.
 */
export function confinement(sandbox: Sandbox, limits: SandboxLimits): string[] {
  const heapMegabytes = Math.floor((limits.maxMemoryBytes / 1024 / 1024) * 0.6)
  return [
    `--max-old-space-size=${heapMegabytes}`,
    '--max-semi-space-size=4',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    '--permission',
    '--allow-worker',
    ...(sandbox.addons ? ['--allow-addons'] : []),
    ...readablePaths(sandbox).map((path) => `--allow-fs-read=${path}`),
  ]
}

function readablePaths({ main, folder, addons }: Sandbox): string[] {
  const built = dirname(fileURLToPath(main))
  if (!main.pathname.endsWith('.mjs')) return [...sourcePaths(folder), ...packagePaths(folder)]
  return [join(built, '*'), ...(addons ? packagePaths(built) : [])]
}

/** The process's folder and this one, the watchdog and the contract. */
function sourcePaths(folder: string): string[] {
  const contract = dirname(fileURLToPath(import.meta.resolve('@parleykit/contract/api')))
  const paths = [folder, import.meta.dirname, contract].map((each) => join(each, '*'))
  return [
    ...paths,
    join(dirname(contract), 'package.json'),
    join(dirname(import.meta.dirname), 'watchdog.ts'),
  ]
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
