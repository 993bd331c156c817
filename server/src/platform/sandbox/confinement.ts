import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SandboxLimits } from './sandbox-limits.ts'

export interface Sandbox {
  /** The file that the process runs: a source, or what is built of it. */
  readonly main: URL
  /** The folder of all sources of the process, but for packages. What is built lies in one folder with all that it needs. */
  readonly folder: string
  /** Whether it may load compiled packages: those are bound by memory, time and network only. */
  readonly addons?: true
}

/**
 * What Node is started with: a small heap, no code from strings, no writing, no processes, no addons unless asked for,
 * and reading only of its own code and of packages. Node 24 can't deny the network: see `unprivileged`.
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

/** Its folder and this one, the watchdog and the contract. */
function sourcePaths(folder: string): string[] {
  const contract = dirname(fileURLToPath(import.meta.resolve('@parleykit/contract/visible-text')))
  const paths = [folder, import.meta.dirname, contract].map((each) => join(each, '*'))
  return [
    ...paths,
    join(dirname(contract), 'package.json'),
    join(dirname(import.meta.dirname), 'watchdog.ts'),
  ]
}

/** The installed packages, and each package.json that tells Node a module's kind. */
function packagePaths(folder: string): string[] {
  const paths: string[] = []
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    paths.push(join(above, 'package.json'))
    if (existsSync(join(above, 'node_modules'))) paths.push(join(above, 'node_modules', '*'))
  }
  return paths
}
