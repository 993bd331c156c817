import { Visitor } from 'oxc-parser'
import { architecture } from '../architecture.ts'
import { featureOf } from './feature-of.ts'
import { packageOf, resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const pure = new Set<string>(architecture.pureLibraries)
const impureGlobals = new Set([
  'process',
  'fetch',
  'console',
  'setTimeout',
  'setInterval',
  'performance',
  'crypto',
])
const impureCalls = new Set(['Date.now', 'Math.random'])

/** The engine and each feature's `core/` compute and do nothing else: clock, chance and data are handed in. */
export function checkCore(file: SourceFile): Breach[] {
  const { path, isTest } = file
  const isCore = featureOf(path, 'server')?.inside.startsWith('core/') ?? false
  const isEngine = path.startsWith('engine/src/')
  if (!(isCore || isEngine) || isTest) return []
  // What the engine may import, its package says.
  const imported = (isCore ? file.imports : []).flatMap(({ from, typeOnly }) => {
    const target = resolveImport(path, from)
    const fits = target === undefined ? pure.has(packageOf(from)) : /\/core\//.test(target)
    return fits || typeOnly ? [] : [`imports ${from}`]
  })
  return [...imported, ...impureUses(file)].map((what) => ({
    path,
    message: `${what}, but ${isCore ? 'core/' : 'the engine'} is pure: hand in what it needs`,
  }))
}

/** What the code takes from its surroundings by itself: time, chance, environment. */
function impureUses({ program }: SourceFile): string[] {
  const uses = new Set<string>()
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && impureGlobals.has(callee.name)) uses.add(`calls ${callee.name}`)
    },
    NewExpression({ callee, arguments: args }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0)
        uses.add('calls new Date()')
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      if (impureGlobals.has(object.name) || impureCalls.has(`${object.name}.${property.name}`))
        uses.add(`uses ${object.name}.${property.name}`)
    },
  }).visit(program)
  return [...uses]
}
