import { Visitor } from 'oxc-parser'
import { architecture } from '../architecture.ts'
import { packageOf, resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const httpErrors = new Set<string>(architecture.httpErrors)
const home = 'server/src/platform/http/'

/** What refuses throws a DomainError: in features routes alone name a status, and nobody throws an error of HTTP's. */
export function checkAnswers(file: SourceFile): Breach[] {
  const { path, isTest } = file
  if (!/^server\/src\/features\/.+\.ts$/.test(path) || isTest) return []
  const imported = file.imports.flatMap(({ from, typeOnly }) => {
    const target = resolveImport(path, from)
    const isInside = target?.startsWith(home) && target !== `${home}index.ts`
    const isError = target === undefined && !typeOnly && httpErrors.has(packageOf(from))
    return isInside || isError ? [`imports ${from}`] : []
  })
  const isRoutes = /(^|[/-])routes?\.ts$/.test(path)
  return [...imported, ...(isRoutes ? [] : statusesNamed(file))].map((what) => ({
    path,
    message: `${what}: throw a DomainError, and let routes answer in HTTP's words`,
  }))
}

/** Where code sets a status of its own: `reply.status(…)`, `reply.code(…)`, `{ statusCode: 404 }`, `x.statusCode = 404`. */
function statusesNamed({ program }: SourceFile): string[] {
  const named = new Set<string>()
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (name === 'status' || name === 'code') named.add(`calls ${name}()`)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'statusCode' && value.type === 'Literal')
        named.add('names a statusCode')
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
      if (left.property.name === 'statusCode') named.add('sets a statusCode')
    },
  }).visit(program)
  return [...named]
}
