const afterSignIn = '/dashboard'

/**
 * The path after signing in: `next` if it starts with one slash and leads to a page of this site, else the dashboard.
 * Refuses `//host`, `/\host`, control characters (browsers drop some of them before they parse a URL), and the sign-in
 * screen itself.
 */
export function safeNextPath(next: string | undefined): string {
  if (next === undefined || !/^\/(?![/\\])/.test(next) || /\p{Cc}/u.test(next)) return afterSignIn
  const site = 'https://site.invalid'
  if (!URL.canParse(next, site)) return afterSignIn
  const url = new URL(next, site)
  const leavesSite = url.origin !== site || url.pathname.startsWith('//')
  return leavesSite || url.pathname === '/auth' ? afterSignIn : url.pathname + url.search + url.hash
}
