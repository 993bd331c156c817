import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { actionInputBody } from '@parleykit/contract/actions/actions'
import type { ImportedAction, OpenapiImport } from '@parleykit/contract/actions/openapi-import'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { nobody } from '../../server/src/features/actions/core/identity.ts'
import { readValues } from '../../server/src/features/actions/core/read-values.ts'
import { renderRequest } from '../../server/src/features/actions/core/render-request.ts'
import { parseText } from '../../server/src/features/actions/openapi/process/parse-text.ts'
import { createReader, isNode, type Node } from '../../server/src/features/actions/openapi/process/reader.ts'

/** What a value has to be like beyond its type, which sample values can't know. */
const valueKeywords = new Set([
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
])

/**
 * Fills the actions of a document with sample values, all of their inputs and then only the required ones, and counts
 * those whose address and body fit the document. Lists why the others don't.
 */
export function checkImports(text: string, imports: readonly OpenapiImport[]) {
  const root = parseText(text)
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
  formats.default(ajv)
  ajv.addSchema(inJsonSchema(root), 'document')
  const faults = new Map<string, string[]>()
  let fitting = 0
  let onlyValues = 0
  for (const { operation, action, notes } of imports) {
    const found = action ? faultsOf({ ajv, root, operation, action }) : [`no action: ${notes[0]}`]
    if (found.length === 0) fitting++
    else if (found.every((fault) => valueKeywords.has(fault.split(':')[0] ?? ''))) onlyValues++
    for (const fault of new Set(found)) faults.set(fault, [...(faults.get(fault) ?? []), operation])
  }
  const actions = imports.filter(({ action }) => action !== null)
  const withBody = actions.filter(({ action }) => action?.http.bodyType !== 'none').length
  const reasons = [...faults].map(([fault, of]) => ({ fault, count: of.length, example: of[0] }))
  return { actions: actions.length, withBody, fitting, onlyValues, reasons }
}

interface Checked {
  readonly ajv: Ajv2020
  readonly root: Node
  readonly operation: string
  readonly action: ImportedAction
}

function faultsOf({ ajv, root, operation, action }: Checked): string[] {
  const rest = { kind: 'http', audience: 'anyone', doneText: '', isOn: false } as const
  const saved = actionInputBody.safeParse({ ...action, ...rest })
  if (!saved.success) return [`can’t be saved: ${saved.error.issues[0]?.message}`]
  return [action.inputs, action.inputs.filter(({ required }) => required)].flatMap((filled) => {
    const typed = Object.fromEntries(filled.map((input) => [input.name, sampleOf(input)]))
    const { values, problems } = readValues(action.inputs, typed, nobody)
    if (Object.keys(problems).length > 0) return [`values: ${JSON.stringify(problems)}`]
    const { url, body } = renderRequest(action.http, values)
    return [...faultsOfAddress(url, operation), ...faultsOfBody({ ajv, root, operation }, body, action)]
  })
}

function sampleOf({ type, choices }: ActionInput): string {
  if (type === 'choice') return choices[0] ?? ''
  return { number: '7', date: '2026-12-24', email: 'ada@shop.example', text: 'sample' }[type]
}

function faultsOfAddress(url: string, operation: string): string[] {
  const { pathname, searchParams } = new URL(url)
  const expected = operation.slice(operation.indexOf(' ') + 1).split('/')
  const parts = decodeURI(pathname)
    .split('/')
    .slice(-expected.length + 1)
  const isWhole = expected.slice(1).every((part, at) => {
    return part.includes('{') ? parts[at] !== '' && !/[{}]/.test(parts[at] ?? '{') : parts[at] === part
  })
  const empty = [...searchParams].filter(([, value]) => value === '')
  return [...(isWhole ? [] : [`path: ${pathname}`]), ...empty.map(([name]) => `empty: ${name}`)]
}

function faultsOfBody(
  { ajv, root, operation }: Omit<Checked, 'action'>,
  body: string | null,
  { http }: ImportedAction,
): string[] {
  if (body === null) return []
  const reader = createReader(root)
  const [method = '', path = ''] = operation.split(' ')
  const paths = isNode(root.paths) ? root.paths : {}
  const described = reader.resolve(paths[path])?.[method.toLowerCase()]
  const content = reader.resolve(isNode(described) ? described.requestBody : undefined)?.content
  const contents = Object.entries(isNode(content) ? content : {})
  const [, media] = contents.find(([type]) => type.includes(http.bodyType)) ?? []
  const schema = isNode(media) && isNode(media.schema) ? media.schema : {}
  const validate = ajv.compile(inDocument(inJsonSchema(schema)))
  const sent = http.bodyType === 'form' ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
  if (validate(sent)) return []
  return (validate.errors ?? []).map(({ keyword, message }) => `${keyword}: ${message}`)
}

/** A schema whose references lead to the document. */
function inDocument(schema: Node): Node {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'))
}

/** OpenAPI 3.0 says `nullable`, and bounds as yes or no, where JSON Schema has its own words. */
function inJsonSchema(schema: Node): Node {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'example' || key === 'examples') return undefined
      if (!isNode(value)) return value
      const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = value
      const bounds = Object.entries({ exclusiveMinimum, exclusiveMaximum })
      const numbers = Object.fromEntries(bounds.filter(([, bound]) => typeof bound === 'number'))
      const isNullable = nullable === true && typeof rest.type === 'string'
      return { ...rest, ...numbers, ...(isNullable && { type: [rest.type, 'null'] }) }
    }),
  )
}
