import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
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
 * A small heap, no code from strings, no writing, no processes, no addons, and reading only of this folder and the
 * installed packages. (Node 24 can't deny the network; no reader here opens a connection.)
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

function readablePaths(): string[] {
  return [join(extractionFolder, '*'), ...packageFolders(), ...packageScopes()]
}

/** The node_modules folders in use: a workspace has its own beside the root's. */
function packageFolders(): string[] {
  const folders = ['mammoth', 'parse5', 'unpdf', 'yauzl', 'chardet'].map((name) => {
    const manifest = findPackageJSON(name, import.meta.url)
    if (manifest === undefined) throw new Error(`The package ${name} is not installed.`)
    return join(dirname(dirname(manifest)), '*')
  })
  return [...new Set(folders)]
}

/** Node looks for a package.json in every folder above a module, to learn its kind. */
function packageScopes(): string[] {
  const scopes: string[] = []
  for (let folder = extractionFolder; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    scopes.push(manifest)
    if (existsSync(manifest)) break
  }
  return scopes
}
