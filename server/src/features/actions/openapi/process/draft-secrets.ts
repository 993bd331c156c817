import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { isNode, listOf, type Node, type Reader } from './reader.ts'

interface Secrets {
  readonly headers: HttpSettings['headers']
  readonly notes: readonly string[]
}

/** The secret headers of an operation, to be filled in: the first way to prove itself that the document allows. */
export function draftSecrets(reader: Reader, root: Node, security: unknown): Secrets {
  const components = reader.resolve(root.components)
  const schemes = reader.resolve(components?.securitySchemes) ?? {}
  const ways = listOf(security)
    .filter(isNode)
    .map((way) => Object.keys(way).map((name) => secretOf(reader.resolve(own(schemes, name)))))
  // A key in the address wouldn't be secret.
  const way = ways.find((parts) => parts.every(({ header }) => header !== null)) ?? ways[0] ?? []
  const headers = way.flatMap(({ header }) => (header === null ? [] : [header]))
  const byName = new Map(headers.map((name) => [name.toLowerCase(), { name, value: null, isSecret: true }]))
  return { headers: [...byName.values()], notes: way.map(({ note }) => note) }
}

function secretOf(scheme: Node | undefined): { header: string | null; note: string } {
  const kind = String(scheme?.scheme).toLowerCase()
  const authorization = (note: string) => ({ header: 'Authorization', note })
  if (scheme?.type === 'apiKey') {
    const name = String(scheme.name)
    if (scheme.in === 'header') return { header: name, note: `Fill in the secret header ${name}.` }
    if (scheme.in === 'cookie')
      return { header: 'Cookie', note: `Fill in the secret header Cookie: ${name}=…` }
    return { header: null, note: `The API takes its key “${name}” in the address, which is not secret.` }
  }
  if (scheme?.type === 'http' && kind === 'basic')
    return authorization('Fill in the secret header Authorization: Basic …')
  if (scheme?.type === 'http' && kind !== 'bearer')
    return authorization('Fill in the secret header Authorization.')
  return authorization('Fill in the secret header Authorization: Bearer …')
}

function own(node: Node, name: string): unknown {
  return Object.hasOwn(node, name) ? node[name] : undefined
}
