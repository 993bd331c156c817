import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { type CollectedInputs, UnusableOperation } from './collect-inputs.ts'
import { listOf, type Reader, type Schema, textOf } from './reader.ts'

interface Parameter {
  readonly name: string
  readonly place: 'path' | 'query' | 'header' | 'cookie'
  readonly isRequired: boolean
  readonly schema: Schema
  readonly hint: string
}

const places = ['path', 'query', 'header', 'cookie'] as const

/** The parameters of an operation: those of its path, unless it has its own of the same name. */
export function listParameters(reader: Reader, all: readonly unknown[]): Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const each of all.flatMap(listOf)) {
    const node = reader.resolve(each)
    const place = places.find((known) => known === node?.in)
    if (!node || !place || typeof node.name !== 'string' || node.name === '') continue
    byKey.set(`${place} ${node.name}`, {
      ...{ name: node.name, place, isRequired: place === 'path' || node.required === true },
      ...{ schema: asWritten(reader.schema(node.schema)), hint: textOf(node.description) },
    })
  }
  return [...byKey.values()]
}

/** IDs are written out, and can have more digits than an input for numbers takes. */
function asWritten(schema: Schema): Schema {
  return schema.format === 'int64' ? { ...schema, type: 'string' } : schema
}

/** Fills the names in the path of an operation with inputs. Those that aren't described are texts. */
export function draftPath(
  reader: Reader,
  { path, parameters }: { readonly path: string; readonly parameters: readonly Parameter[] },
  inputs: CollectedInputs,
): string {
  const byName = new Map<string, string>()
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const known = parameters.find((each) => each.place === 'path' && each.name === name)
    const { schema = reader.schema({}), hint = '' } = known ?? {}
    const placeholder = byName.get(name) ?? inputs.add({ name, schema, hint, isRequired: true }) ?? ''
    byName.set(name, placeholder)
    return placeholder
  })
}

/** The query of an operation, from its required or from its optional parameters: pairs such as `a={{ a }}`. */
export function draftQuery(
  parameters: readonly Parameter[],
  { isRequired }: { readonly isRequired: boolean },
  inputs: CollectedInputs,
): string[] {
  const chosen = parameters.filter((each) => each.place === 'query' && each.isRequired === isRequired)
  return chosen.flatMap(({ name, schema, hint }) => {
    const literal = isRequired ? plainText(schema.literal) : null
    if (literal !== null) return [`${encodeURIComponent(name)}=${encodeURIComponent(literal)}`]
    if (isStructured(schema)) {
      if (isRequired) throw new UnusableOperation(`Its parameter “${name}” is more than a plain value.`)
      return []
    }
    const placeholder = inputs.add({ name, schema, hint, isRequired })
    return placeholder === null ? [] : [`${encodeURIComponent(name)}=${placeholder}`]
  })
}

function isStructured({ type, items }: Schema): boolean {
  return type === 'object' || (type === 'array' && items === undefined)
}

/** Headers that the request gets by itself, or from what the document says of security. */
const otherwiseSet = new Set(['accept', 'content-type', 'authorization', 'idempotency-key'])

/** The required headers of an operation. One that has a default gets it. */
export function draftHeaders(
  parameters: readonly Parameter[],
  inputs: CollectedInputs,
): HttpSettings['headers'] {
  return parameters.flatMap(({ name, place, isRequired, schema, hint }) => {
    if (place === 'cookie' && isRequired) throw new UnusableOperation(`It needs the cookie “${name}”.`)
    if (place !== 'header' || !isRequired || otherwiseSet.has(name.toLowerCase())) return []
    const literal = plainText(schema.literal ?? schema.defaultValue)
    return [{ name, value: literal ?? inputs.add({ name, schema, hint, isRequired }), isSecret: false }]
  })
}

/** Whether an API says that it honors the header Idempotency-Key. */
export function namesIdempotencyKey(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ name, place }) => place === 'header' && name.toLowerCase() === 'idempotency-key')
}

/** A plain value as a text that has no braces of templates. */
function plainText(value: unknown): string | null {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain && !/\{[{%]/.test(String(value)) ? String(value) : null
}
