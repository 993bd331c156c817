import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExtractionLimits } from '../extraction-limits.ts'

export const extractionFolder = dirname(import.meta.dirname)

/** What Node is started with to read one file. */
export function childArguments(fileType: string, limits: ExtractionLimits): string[] {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  return [...confinement(limits), main, JSON.stringify({ fileType, limits })]
}

/**
 * A small heap, no code from strings, no writing, no processes, no addons, and reading only of this folder, the
 * watchdog and the installed packages. Node 24 can't deny the network: see without-network.
 */
export function confinement(limits: ExtractionLimits): string[] {
  const heapMegabytes = Math.floor((limits.maxMemoryBytes / 1024 / 1024) * 0.6)
  return [
    `--max-old-space-size=${heapMegabytes}`,
    '--max-semi-space-size=4',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    '--permission',
    '--allow-worker',
    ...readablePaths().map((path) => `--allow-fs-read=${path}`),
  ]
}

/** This folder, the watchdog, the installed packages, and each package.json that Node looks for above a module to learn its kind. */
function readablePaths(): string[] {
  const paths = [join(extractionFolder, '*'), join(dirname(extractionFolder), 'watchdog.ts')]
  for (let folder = extractionFolder; folder !== dirname(folder); folder = dirname(folder)) {
    paths.push(join(folder, 'package.json'))
    if (existsSync(join(folder, 'node_modules'))) paths.push(join(folder, 'node_modules', '*'))
  }
  return paths
}
