import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>

const longestText = 6000
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "'; drop table users; --",
  '%00%ed%a0%80',
  '../../../../etc/passwd',
  '__proto__',
  '{{7*7}}<script>alert(1)</script>',
  '=1+1',
  'e\u0301'.repeat(2000),
  `# a${' '.repeat(3000)}x`,
  '9'.repeat(400),
  '-1e999',
]

/** Any text: of letters, of any code units, and such as have broken programs. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...hostileTexts),
)

/** Any JSON, and what only looks like it in JavaScript. */
export const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  hostileText,
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 1e308, 0.1, 2 ** 31, 2 ** 63),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'length', 'then', 'id', ''), fc.jsonValue()),
)

/** What a schema of the contract takes, as near as JSON Schema can say it: some of it is refused. */
export function fitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

/** A value of the schema with one thing about it wrong. */
export function nearlyFitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.tuple(fitting(schema), fc.nat(), anyValue, fc.boolean()).map(([value, place, other, isAdded]) => {
    if (typeof value !== 'object' || value === null) return other
    const keys = Object.keys(value)
    const key =
      isAdded || keys.length === 0
        ? (JSON.stringify(other) ?? '').slice(0, 50)
        : (keys[place % keys.length] ?? '')
    return { ...value, [key]: other }
  })
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((each) => fromJsonSchema(each as JsonSchema)))
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      // A bound may lie between two of them, such as a cent.
      return fc.integer({
        min: Math.ceil(Math.max(schema.minimum ?? -10, -(2 ** 31))),
        max: Math.floor(Math.min(schema.maximum ?? 2 ** 31, 2 ** 31)),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromJsonSchema((schema.items ?? {}) as JsonSchema), {
        maxLength: Math.min(schema.maxItems ?? 5, 60),
      })
    case 'object':
      return objectOf(schema)
    default:
      return anyValue
  }
}

function textOf({ format, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const max = Math.min(maxLength ?? 200, longestText)
  const letters = fc.string({ unit: 'grapheme', minLength: Math.min(minLength ?? 0, max), maxLength: max })
  const words = fc.lorem({ maxCount: 12 }).map((text) => text.slice(0, max))
  return fc.oneof({ weight: 3, arbitrary: words }, letters, hostileText, fc.constant('#0a0B0c'))
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, each]) => [key, fromJsonSchema(each as JsonSchema)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}
