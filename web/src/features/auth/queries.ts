import { getRegistration, getUser, type User } from '@parleykit/contract/account'
import { getSignInOptions } from '@parleykit/contract/recovery'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'

/** The signed-in user; null when nobody is. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async (): Promise<User | null> => {
    try {
      return await callApi(getUser)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Who may register on this server now. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: async () => (await callApi(getRegistration)).registration,
})

/** What this server offers for signing in. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callApi(getSignInOptions, { signal }),
})
