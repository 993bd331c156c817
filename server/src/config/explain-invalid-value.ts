import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Says in plain words what a variable needs. A message of the variable itself takes precedence. */
export function explainInvalidValue(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected))
    return 'must be a number, such as 8080'
  if (issue.code === 'too_big') return `must be a number of at most ${issue.maximum}`
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `must be a number of ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return `must be a URL that starts with ${schemeOf(issue)}`
  return undefined
}

function schemeOf({ path }: Issue): string {
  return String(path?.at(-1)).startsWith('DATABASE_') ? 'postgres://' : 'https:// or http://'
}
