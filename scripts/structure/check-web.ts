import { Visitor } from 'oxc-parser'
import { architecture } from '../architecture.ts'
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

/** Global functions and classes that a file calls or makes. */
function namesCalled({ program }: SourceFile): Set<string> {
  const names = new Set<string>()
  const note = (callee: Callee) => {
    if (callee.type === 'Identifier') names.add(callee.name)
    if (
      callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      ['window', 'globalThis', 'self'].includes(callee.object.name) &&
      callee.property.type === 'Identifier'
    )
      names.add(callee.property.name)
  }
  new Visitor({
    CallExpression: ({ callee }) => note(callee),
    NewExpression: ({ callee }) => note(callee),
  }).visit(program)
  return names
}

type Callee = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0]['callee']
