import { architecture } from '../architecture.ts'
import { namesCalled } from './names-called.ts'
import type { Breach, SourceFile } from './source-file.ts'

/** In the web app one file for each means of the browser talks to the server. */
export function checkWeb(file: SourceFile): Breach[] {
  const { path, isTest } = file
  if (!path.startsWith('web/src/') || isTest) return []
  const called = namesCalled(file)
  return Object.entries(architecture.webConnections)
    .filter(([means, home]) => path !== home && called.has(means))
    .map(([means, home]) => ({ path, message: `calls ${means}; only ${home} does` }))
}
