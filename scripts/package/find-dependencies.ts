import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The packages whose sources a server runs. */
export const ownPackages = ['contract', 'engine', 'server'] as const

/**
 * What the sources of a server import of other people's packages while they run: specifiers such as `drizzle-orm/pg-core`, each
 * with a file that imports it. Types and tests don't count.
 */
export function findDependencies(root: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const path of globSync(`{${ownPackages.join()}}/src/**/*.ts`, { cwd: root }).sort()) {
    if (path.endsWith('.test.ts')) continue
    const file = join(root, path)
    for (const specifier of importedBy(path, readFileSync(file, 'utf8'))) {
      if (!/^(?:\.|node:|@parleykit\/)/.test(specifier)) found.set(specifier, file)
    }
  }
  return found
}

function importedBy(path: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const handedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))
  const later = dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((text) => (/^(['"]).*\1$/.test(text) ? [text.slice(1, -1)] : []))
  return [...imported, ...handedOn, ...later]
}

/** `@scope/name` of `@scope/name/part`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
