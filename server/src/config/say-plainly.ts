import type { z } from 'zod'

type Said = Parameters<z.core.$ZodErrorMap>[0]

/** What a variable needs, for somebody who knows nothing of schemas; a variable's own message comes before it. */
export function sayPlainly(issue: Said): string | undefined {
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected))
    return 'needs a number, such as 8080'
  if (issue.code === 'too_big') return `needs a number that is at most ${issue.maximum}`
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `needs a number that is ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'invalid_value')
    return `needs one of these words: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return `needs an address that begins with ${schemeOf(issue)}`
  return undefined
}

function schemeOf({ path }: Said): string {
  return String(path?.at(-1)).startsWith('DATABASE_') ? 'postgres://' : 'https:// or http://'
}
