import type { ErrorCode } from '@parleykit/contract/base/errors'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import type { Form } from './use-form.ts'

/**
 * Shows a server error at its field and focuses the field: the one that the error names, else the one that its code is
 * `about`. Calls `reveal` first to bring the field on screen. Returns whether there is such a field.
 */
export function showFieldError<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  error: unknown,
  about: Partial<Record<ErrorCode, FieldPath<Values>>>,
  reveal?: (field: FieldPath<Values>) => void,
): boolean {
  if (!(error instanceof ApiError) || error.detail === '' || error.code === undefined) return false
  const field = namedField(form, error.field) ?? about[error.code]
  if (field) reveal?.(field)
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
  // A list on the server may be edited as lines in one field.
  return (typeof values[first] === 'object' ? path : first) as FieldPath<Values>
}
