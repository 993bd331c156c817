import { providerReturnPath } from '@parleykit/contract/oidc'

/**
 * The query that an identity provider sent this browser back with; empty where none did. It leaves the address as the app
 * starts: before the router reads it, and before it can be looked at or bookmarked.
 */
export const providerAnswer = takeAnswer()

function takeAnswer(): string {
  const { pathname, search } = globalThis.location ?? { pathname: '', search: '' }
  if (pathname !== providerReturnPath) return ''
  globalThis.history.replaceState(globalThis.history.state, '', pathname)
  return search.slice(1)
}
