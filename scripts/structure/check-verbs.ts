import { architecture } from '../architecture.ts'
import { featureOf } from './feature-of.ts'
import type { Breach, SourceFile } from './source-file.ts'

const reserved = new Set<string>(architecture.reservedFiles)

/** A file in a feature's root is a verb: `create-agent.ts` exports one function, `createAgent`, and types at most. */
export function checkVerbs({ path, isTest, exports, program }: SourceFile): Breach[] {
  const stem = /^([^/]+)\.ts$/.exec(featureOf(path, 'server')?.inside ?? '')?.[1]
  if (stem === undefined || isTest || reserved.has(stem)) return []
  if (exports.length === 0) return [] // a file of types

  const expected = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (exports.length > 1 || exports[0] !== expected)
    return [{ path, message: `exports ${exports.join(', ')}; a verb exports ${expected} alone` }]
  return functionNames(program).has(expected) ? [] : [{ path, message: `${expected} must be a function` }]
}

/** Names of the functions that stand at the top of a file. */
function functionNames(program: SourceFile['program']): Set<string> {
  const names = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && /^(Arrow)?Function/.test(init?.type ?? '') ? [id.name] : [],
    )
  })
  return new Set(names)
}
