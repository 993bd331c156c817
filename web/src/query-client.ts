import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { userQuery } from './features/auth/queries.ts'

/** A session that has ended shows at the next call: the protected screens then lead to the sign-in screen. */
function noticeEndOfSession(error: Error) {
  if (error instanceof ApiError && error.code === 'not_signed_in') {
    queryClient.setQueryData(userQuery.queryKey, null)
  }
}

/** Data stays until a change says otherwise: nothing is fetched again behind the owner's back. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  },
})
