import { architecture } from '../architecture.ts'
import { namesCalled } from './names-called.ts'
import { packageOf, resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const homes = new Map<string, readonly string[]>(Object.entries(architecture.serverConnections))

/** The server reaches other machines by the guarded fetch, and by the other means that the architecture lists. */
export function checkConnections(file: SourceFile): Breach[] {
  const { path, isTest, imports } = file
  if (!path.startsWith('server/src/') || isTest) return []
  const called = namesCalled(file)
  const used = [
    ...imports.filter(({ typeOnly }) => !typeOnly).flatMap(({ from }) => connectionOf(path, from)),
    ...architecture.connectingGlobals.filter((name) => called.has(name)),
  ]
  return used
    .filter((means) => !(homes.get(means) ?? []).some((home) => path.startsWith(home)))
    .map((means) => ({ path, message: `uses ${means}; reach other machines by platform.fetchPublicUrl` }))
}

/** The module that an import names, if it is one of those that connect; Node's own have two names. */
function connectionOf(path: string, from: string): string[] {
  if (resolveImport(path, from) !== undefined) return []
  return [packageOf(from), `node:${packageOf(from)}`].filter((name) => homes.has(name))
}
