import { ApiError } from '../../api/api-error.ts'

/** Which proof the server refused or misses, with its message; null for any other error. */
export function findProofError(error: Error): { of: 'password' | 'code'; message: string } | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'wrong_password') return { of: 'password', message: error.detail }
  if (error.code === 'code_required' || error.code === 'code_invalid')
    return { of: 'code', message: error.detail }
  return null
}
