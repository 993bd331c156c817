import { config, type z } from 'zod'

/** Gives every schema without its own message a readable one. Call it once at program start. */
export function setValidationMessages(): void {
  config({ customError: describeIssue })
}

/** A sentence that says what is wrong with a value and where; undefined leaves the message to Zod. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const field = nameOf(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
      return describeType(field, issue)
    case 'invalid_value':
      return `${field} must be ${listOf(issue.values.map((value) => `"${String(value)}"`))}`
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : `${field} isn't valid`
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin === 'string'
        ? `${field} is required`
        : `${field} must ${sizeVerb(issue.origin)} at least ${sizeOf(issue.origin, issue.minimum)}`
    case 'too_big':
      return `${field} must ${sizeVerb(issue.origin)} at most ${sizeOf(issue.origin, issue.maximum)}`
    case 'unrecognized_keys':
      return `Unknown field: ${listOf(issue.keys.map((key) => `"${key}"`))}`
    default:
      return `${field} isn't valid`
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

function describeType(field: string, { expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>) {
  if (input === undefined) return `${field} is required`
  return `${field} must be ${typeNames[expected] ?? 'something else'}`
}

/** A path such as `starterPrompts[0].title`; an empty path means the request's body. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>((before, part) => {
    if (typeof part === 'number') return `${before}[${part}]`
    return before === '' ? String(part) : `${before}.${String(part)}`
  }, '')
  return name || 'The request body'
}

const sizeVerb = (origin: string) => (origin === 'string' || origin === 'array' ? 'have' : 'be')

function sizeOf(origin: string, size: number | bigint): string {
  const count = Number(size).toLocaleString('en-US')
  if (origin === 'string') return `${count} ${count === '1' ? 'character' : 'characters'}`
  if (origin === 'array') return `${count} ${count === '1' ? 'item' : 'items'}`
  return count
}

function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}
