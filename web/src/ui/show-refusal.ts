import type { ErrorCode } from '@parleykit/contract/errors'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import type { Form } from './form/use-form.ts'

/**
 * Says at a field what the server refused of it, and leads there: the field that the refusal names, else the one that its
 * code is `about`. Tells whether there is one.
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  error: unknown,
  about: Partial<Record<ErrorCode, FieldPath<Values>>>,
): boolean {
  if (!(error instanceof ApiError) || error.detail === '' || error.code === undefined) return false
  const field = namedField(form, error.field) ?? about[error.code]
  if (field) form.setError(field, { message: error.detail }, { shouldFocus: true })
  return field !== undefined
}

function namedField<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  path = '',
): FieldPath<Values> | undefined {
  const [first = ''] = path.split(/[.[]/, 1)
  const values = form.getValues()
  if (!(first in values)) return undefined
  // What the server has as a list may be written as lines.
  return (typeof values[first] === 'object' ? path : first) as FieldPath<Values>
}
