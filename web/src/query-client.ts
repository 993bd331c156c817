import { hashKey, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'
import { isServerReachable, subscribeToReachability } from './api/server-connection.ts'
import { chosenWorkspace } from './api/workspace-choice.ts'
import { userQuery } from './features/auth/queries.ts'

/** A session that has ended shows at the next call: the protected screens then lead to the sign-in screen. */
function noticeEndOfSession(error: Error) {
  if (error instanceof ApiError && error.code === 'not_signed_in') {
    queryClient.setQueryData(userQuery.queryKey, null)
  }
}

/** Each workspace has answers of its own; who is signed in is the same in all of them. */
function hashOfWorkspace(queryKey: QueryKey): string {
  const isOfUser = queryKey[0] === userQuery.queryKey[0]
  return hashKey([isOfUser ? null : chosenWorkspace(), queryKey])
}

/**
 * Data stays until a change says otherwise: nothing is fetched again behind the owner's back. What a browser says of
 * its network counts for nothing: a server on its own machine answers all the same, and what fails is to be seen to fail.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    queries: {
      queryKeyHashFn: hashOfWorkspace,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

subscribeToReachability(() => {
  if (isServerReachable()) void queryClient.invalidateQueries()
})
