import { providerReturnPath } from './oidc.ts'

/** The pages of the owner's app, as its router writes them: `$name` stands for one part, `$` for whatever follows. */
export const webPages = [
  '/',
  '/auth',
  providerReturnPath,
  '/forgot-password',
  '/reset-password',
  '/sign-in-link',
  '/confirm-email',
  '/join',
  '/api-docs',
  '/bots/$botId',
  '/dashboard',
  '/dashboard/$',
] as const

/** Where those who guess the address of signing in are led. */
export const guessedPages: Readonly<Record<string, string>> = {
  '/login': '/auth',
  '/log-in': '/auth',
  '/signin': '/auth',
  '/sign-in': '/auth',
  '/register': '/auth?tab=register',
  '/signup': '/auth?tab=register',
  '/sign-up': '/auth?tab=register',
}

/** Those that are there only where plans are sold. */
export const soldWebPages = ['/pricing', '/checkout/$checkoutId'] as const
