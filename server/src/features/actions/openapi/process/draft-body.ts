import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { type CollectedInputs, UnusableOperation } from './collect-inputs.ts'
import { isNode, type Node, type Reader, type Schema } from './reader.ts'

type Body = Pick<HttpSettings, 'bodyType' | 'body'>

const nestingMax = 5

/**
 * Gives what is required of a body its inputs. Calling the result adds what is optional at its top while there is room,
 * and returns the body.
 */
export function draftBody(reader: Reader, requestBody: unknown, inputs: CollectedInputs): () => Body {
  const node = reader.resolve(requestBody)
  const chosen = chooseContent(node)
  if (!node || !chosen) {
    if (node?.required === true) throw new UnusableOperation('Its body is neither JSON nor a plain form.')
    return () => ({ bodyType: 'none', body: '' })
  }
  const { bodyType, content } = chosen
  const schema = reader.schema(content.schema)
  const template = requiredParts(reader, { schema, name: 'body', hint: '', nesting: 0 }, inputs)
  if (bodyType === 'form' && Object.values(template ?? {}).some((each) => typeof each === 'object'))
    throw new UnusableOperation('Its form has fields within fields.')
  return () => {
    const whole = isNode(template) ? { ...template, ...optionalParts(reader, schema, inputs) } : template
    return { bodyType, body: JSON.stringify(whole, null, 2) }
  }
}

/** The content of a body that can be sent. JSON comes first. */
function chooseContent(node: Node | undefined): { bodyType: 'json' | 'form'; content: Node } | undefined {
  const contents = isNode(node?.content) ? Object.entries(node.content) : []
  const find = (bodyType: 'json' | 'form', fits: (mediaType: string) => boolean) => {
    const [, content] = contents.find(([type]) => fits(type.toLowerCase())) ?? []
    return isNode(content) ? { bodyType, content } : undefined
  }
  const isForm = (type: string) => type.startsWith('application/x-www-form-urlencoded')
  return find('json', isJson) ?? find('form', isForm) ?? find('json', (type) => type === '*/*')
}

/** Whether a media type is JSON, such as `application/problem+json; charset=utf-8`. */
export function isJson(mediaType: string): boolean {
  const [type = ''] = mediaType.toLowerCase().split(';')
  return type.trim() === 'application/json' || type.trim().endsWith('+json')
}

interface Part {
  readonly schema: Schema
  readonly name: string
  readonly hint: string
  readonly nesting: number
}

/** The template of a part that has to be there. */
function requiredParts(
  reader: Reader,
  { schema, name, hint, nesting }: Part,
  inputs: CollectedInputs,
): unknown {
  if (nesting > nestingMax) throw new UnusableOperation('Its body is nested too deeply.')
  if (schema.literal !== undefined && isFixed(schema.literal)) return schema.literal
  const below = (part: Schema, of: string) =>
    requiredParts(reader, { schema: part, name: of, hint: '', nesting: nesting + 1 }, inputs)
  if (schema.type === 'object') {
    const entries = [...schema.properties].filter(([key]) => schema.required.has(key))
    const parts = entries.map(([key, value]) => [key, reader.schema(value)] as const)
    const sent = parts.filter(([, part]) => !part.isReadOnly)
    return Object.fromEntries(sent.map(([key, part]) => [key, below(part, key)]))
  }
  if (schema.type === 'array') return [below(reader.schema(schema.items), name)]
  return inputs.add({ name, schema, isRequired: true, hint })
}

/** Plain values at the top of a body that may be left out. */
function optionalParts(reader: Reader, schema: Schema, inputs: CollectedInputs): Record<string, string> {
  const entries = [...schema.properties].filter(([key]) => !schema.required.has(key))
  const parts = entries.flatMap(([name, value]) => {
    const part = reader.schema(value)
    if (part.isReadOnly || part.type === 'object' || part.type === 'array') return []
    const placeholder = inputs.add({ name, schema: part, isRequired: false, hint: '' })
    return placeholder === null ? [] : [[name, placeholder] as const]
  })
  return Object.fromEntries(parts)
}

/** Whether a value of the document can stand in a template: nothing in it would be filled. */
function isFixed(value: unknown): boolean {
  return !/\{[{%]/.test(JSON.stringify(value) ?? '')
}
