import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SandboxLimits } from './sandbox-limits.ts'

export interface Sandbox {
  /** The file that the process runs. */
  readonly main: URL
  /** The folder of all code of the process, but for packages. */
  readonly folder: string
  /** Whether it may load compiled packages: those are bound by memory, time and network only. */
  readonly addons?: true
}

/**
 * What Node is started with: a small heap, no code from strings, no writing, no processes, no addons unless asked for,
 * and reading only of its own code and of packages. Node 24 can't deny the network: see without-network.
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
    ...readablePaths(sandbox.folder).map((path) => `--allow-fs-read=${path}`),
  ]
}

/** Its folder and this one, the watchdog, the contract, the installed packages, and each package.json that tells Node a module's kind. */
function readablePaths(folder: string): string[] {
  const contract = dirname(fileURLToPath(import.meta.resolve('@parleykit/contract/visible-text')))
  const paths = [folder, import.meta.dirname, contract].map((each) => join(each, '*'))
  paths.push(join(dirname(contract), 'package.json'), join(dirname(import.meta.dirname), 'watchdog.ts'))
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    paths.push(join(above, 'package.json'))
    if (existsSync(join(above, 'node_modules'))) paths.push(join(above, 'node_modules', '*'))
  }
  return paths
}
