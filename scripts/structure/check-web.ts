import { architecture } from '../architecture.ts'
import { namesCalled } from './names-called.ts'
import { resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

/** In the web app ui/ knows no feature, and one file for each means of the browser talks to the server. */
export function checkWeb(file: SourceFile): Breach[] {
  const { path, isTest, imports } = file
  if (!path.startsWith('web/src/') || isTest) return []
  const features = imports
    .filter(() => path.startsWith('web/src/ui/'))
    .filter(({ from }) => resolveImport(path, from)?.startsWith('web/src/features/'))
    .map(({ from }) => ({ path, message: `ui/ knows no feature, but this imports ${from}` }))
  const called = namesCalled(file)
  const connections = Object.entries(architecture.webConnections)
    .filter(([means, home]) => path !== home && called.has(means))
    .map(([means, home]) => ({ path, message: `calls ${means}; only ${home} does` }))
  return [...features, ...connections]
}
