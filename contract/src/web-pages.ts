import { providerReturnPath } from './auth/oidc.ts'

/**
 * The pages of the owner's app, as its router writes them: `$name` is one segment, `$` for the rest of the
 * path.
 */
export const webPages = [
  '/',
  '/auth',
  providerReturnPath,
  '/forgot-password',
  '/reset-password',
  '/sign-in-link',
  '/confirm-email',
  '/join',
  '/setup',
  '/api-docs',
  '/bots/$botId',
  '/dashboard',
  '/dashboard/$',
] as const

/** Redirects from commonly guessed sign-in paths. */
export const signInRedirects: Readonly<Record<string, string>> = {
  '/login': '/auth',
  '/log-in': '/auth',
  '/signin': '/auth',
  '/sign-in': '/auth',
  '/register': '/auth?tab=register',
  '/signup': '/auth?tab=register',
  '/sign-up': '/auth?tab=register',
}

/** Pages that exist only if plans are sold. */
export const billingWebPages = ['/pricing', '/checkout/$checkoutId'] as const
