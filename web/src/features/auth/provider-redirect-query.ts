import { mcpReturnPath } from '@parleykit/contract/actions/limits'
import { providerReturnPath } from '@parleykit/contract/auth/oidc'

/**
 * The query with which an identity provider, or the sign-in of an MCP server, redirected to this page; empty if none did. Removed from the URL at
 * startup, before the router reads it or the user can see or bookmark it.
 */
export const providerRedirectQuery = takeAnswer()

function takeAnswer(): string {
  const { pathname, search } = globalThis.location ?? { pathname: '', search: '' }
  if (pathname !== providerReturnPath && pathname !== mcpReturnPath) return ''
  globalThis.history.replaceState(globalThis.history.state, '', pathname)
  return search.slice(1)
}
