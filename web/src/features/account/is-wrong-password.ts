import { ApiError } from '../../api-error.ts'

/** Whether the server refused because the current password is missing or wrong; it says which in `detail`. */
export function isWrongPassword(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'wrong_password'
}
