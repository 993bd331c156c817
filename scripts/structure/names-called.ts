import { Visitor } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

/** Global functions and classes that a file calls or makes. */
export function namesCalled({ program }: SourceFile): Set<string> {
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
