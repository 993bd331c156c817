import { Visitor } from 'oxc-parser'
import { architecture } from '../architecture.ts'
import { resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

/** In the web app ui/ knows no feature, and one file talks to the server. */
export function checkWeb(file: SourceFile): Breach[] {
  const { path, isTest, imports } = file
  if (!path.startsWith('web/src/') || isTest) return []
  const features = imports
    .filter(() => path.startsWith('web/src/ui/'))
    .filter(({ from }) => resolveImport(path, from)?.startsWith('web/src/features/'))
    .map(({ from }) => ({ path, message: `ui/ knows no feature, but this imports ${from}` }))
  if (path === architecture.webFetches || !callsFetch(file)) return features
  return [...features, { path, message: `calls fetch; only ${architecture.webFetches} does` }]
}

function callsFetch({ program }: SourceFile): boolean {
  let found = false
  new Visitor({
    CallExpression({ callee }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' &&
              callee.object.type === 'Identifier' &&
              ['window', 'globalThis', 'self'].includes(callee.object.name) &&
              callee.property.type === 'Identifier'
            ? callee.property.name
            : ''
      if (name === 'fetch') found = true
    },
  }).visit(program)
  return found
}
