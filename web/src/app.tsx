import { mcpReturnPath } from '@parleykit/contract/actions/limits'
import { providerReturnPath } from '@parleykit/contract/auth/oidc'
import { type AnalyticsDays, analyticsDays } from '@parleykit/contract/reports/analytics/analytics-period'
import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { loadOpenTab } from './features/agents/page/load-tab.ts'
// First: it takes out of the address what the router must not see.
import './features/auth/provider-redirect-query.ts'
import type { UrlSearch } from './features/conversations/search.ts'
import { FullPageSpinner } from './ui/loading/full-page-spinner.tsx'
import { lazyScreen } from './ui/loading/lazy-screen.ts'
import { announceNewPages } from './ui/navigation/announce-new-pages.ts'
import { createAppHistory } from './ui/navigation/app-history.ts'
import { NotFoundPage } from './ui/navigation/not-found-page.tsx'
import { UnexpectedErrorPage } from './ui/navigation/unexpected-error-page.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyScreen(() => import('./features/landing/landing-page.tsx')),
})

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: ({ next, invite, tab }: Record<string, unknown>): AuthSearch => ({
    ...(typeof next === 'string' && { next }),
    ...(typeof invite === 'string' && { invite }),
    ...(tab === 'register' && { tab }),
  }),
  component: lazyScreen(() => import('./features/auth/auth-page.tsx')),
})

interface AuthSearch {
  next?: string
  invite?: string
  /** The tab that is open at first; absent for the one that fits. */
  tab?: 'register'
}

const providerReturn = createRoute({
  getParentRoute: () => root,
  path: providerReturnPath,
  component: lazyScreen(() => import('./features/auth/provider-return-page.tsx')),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyScreen(() => import('./features/auth/forgot-password-page.tsx')),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyScreen(() => import('./features/auth/reset-password-page.tsx')),
})

const signInLink = createRoute({
  getParentRoute: () => root,
  path: '/sign-in-link',
  component: lazyScreen(() => import('./features/auth/sign-in-link-page.tsx')),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyScreen(() => import('./features/auth/confirm-email-page.tsx')),
})

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyScreen(() => import('./features/workspaces/join-page.tsx')),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyScreen(() => import('./features/setup/setup-page.tsx')),
})

const apiDocs = createRoute({
  getParentRoute: () => root,
  path: '/api-docs',
  component: lazyScreen(() => import('./features/api-docs/api-docs-page.tsx')),
})

const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  validateSearch: ({ tier, billing, subscription }: Record<string, unknown>): PricingSearch => ({
    ...(typeof tier === 'string' && { tier }),
    ...(typeof billing === 'string' && { billing }),
    ...(typeof subscription === 'string' && { subscription }),
  }),
  component: lazyScreen(() => import('./features/billing/pricing/pricing-page.tsx')),
})

interface PricingSearch {
  /** The plan that was chosen before signing in, in any case. */
  tier?: string | undefined
  /** `yearly`, or anything else for monthly. */
  billing?: string | undefined
  /** What came of a checkout: `success` or `canceled`. */
  subscription?: string | undefined
}

const checkout = createRoute({
  getParentRoute: () => root,
  path: '/checkout/$checkoutId',
  component: lazyScreen(() => import('./features/billing/checkout-page.tsx')),
})

const bots = createRoute({
  getParentRoute: () => root,
  path: '/bots/$botId',
  validateSearch: ({ conversation }: Record<string, unknown>): { conversation?: number } => ({
    ...(typeof conversation === 'number' && { conversation }),
  }),
  component: lazyScreen(() => import('./features/agents/page/bots-redirect.tsx')),
})

/** Everything below is for signed-in owners. */
const dashboardShell = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: lazyScreen(() => import('./features/shell/app-shell.tsx')),
})

const dashboard = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/',
  component: lazyScreen(() => import('./features/reports/dashboard/dashboard-page.tsx')),
})

interface WizardSearch {
  readonly step?: number
  readonly agent?: number
  /** What it began with. */
  readonly template?: string
}

const wizard = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/create',
  validateSearch: ({ step, agent, template }: Record<string, unknown>): WizardSearch => ({
    ...(typeof step === 'number' && { step }),
    ...(typeof agent === 'number' && { agent }),
    ...(typeof template === 'string' && { template }),
  }),
  component: lazyScreen(() => import('./features/agents/wizard/wizard-page.tsx')),
})

const agent = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/agents/$id',
  validateSearch: ({ days, conversation, entry, page, ...looked }: Record<string, unknown>): AgentSearch => ({
    ...(isAnalyticsDays(days) && { days }),
    ...searchIn(looked),
    ...(typeof conversation === 'number' && { conversation }),
    ...(typeof entry === 'number' && { entry }),
    ...(typeof page === 'number' && Number.isSafeInteger(page) && page > 1 && { page }),
  }),
  component: lazyScreen(() => {
    loadOpenTab()
    return import('./features/agents/page/agent-page.tsx')
  }),
})

interface AgentSearch extends UrlSearch {
  /** How far back the Analytics tab looks. */
  days?: AnalyticsDays | undefined
  /** The conversation that the Activity tab shows; absent for the first of its list. */
  conversation?: number | undefined
  /** The entry whose text the Knowledge tab shows. */
  entry?: number | undefined
  /** The page of the Activity tab's list, from 2; absent for the first. */
  page?: number | undefined
}

/** What the Activity tab looks for; a number is words too. */
function searchIn({ q, when, from, to, filter, tests }: Record<string, unknown>): UrlSearch {
  return {
    ...((typeof q === 'string' || typeof q === 'number') && { q: String(q) }),
    ...(typeof when === 'string' && { when }),
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
    ...(typeof filter === 'string' && { filter }),
    ...(tests === true && { tests }),
  }
}

function isAnalyticsDays(value: unknown): value is AnalyticsDays {
  return analyticsDays.some((days) => days === value)
}

const mcpReturn = createRoute({
  getParentRoute: () => dashboardShell,
  path: mcpReturnPath.replace('/dashboard', ''),
  component: lazyScreen(() => import('./features/actions/mcp/mcp-return-page.tsx')),
})

const profile = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/profile',
  component: lazyScreen(() => import('./features/account/profile-page.tsx')),
})

const subscription = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/subscription',
  component: lazyScreen(() => import('./features/billing/subscription-page.tsx')),
})

/** Of who runs the server; to all others an unknown address. */
const status = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/status',
  component: lazyScreen(() => import('./features/reports/status/status-page.tsx')),
})

const installationModels = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/status/models',
  component: lazyScreen(() => import('./features/models/installation-models-page.tsx')),
})

const serverSettings = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/status/settings',
  component: lazyScreen(() => import('./features/setup/server-settings/server-settings-page.tsx')),
})

const accounts = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/status/accounts',
  component: lazyScreen(() => import('./features/account/administration/accounts-page.tsx')),
})

const installationAudit = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/status/audit',
  component: lazyScreen(() => import('./features/workspaces/audit/installation-audit-page.tsx')),
})

const workspaceAudit = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/profile/audit',
  component: lazyScreen(() => import('./features/workspaces/audit/workspace-audit-page.tsx')),
})

const workspaceModels = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/profile/models',
  component: lazyScreen(() => import('./features/models/workspace-models-page.tsx')),
})

const workspaceSpending = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/profile/spending',
  component: lazyScreen(() => import('./features/models/spending/workspace-spending-page.tsx')),
})

const installationSpending = createRoute({
  getParentRoute: () => dashboardShell,
  path: '/status/spending',
  component: lazyScreen(() => import('./features/models/spending/installation-spending-page.tsx')),
})

/** Any other address below /dashboard: outside of the shell, as the not-found page is everywhere. */
const unknownOfDashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/$',
  component: lazyScreen(() => import('./features/auth/protected-not-found.tsx')),
})

/** Every screen of the owner's app. The public chat page is served by itself. */
export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    auth,
    providerReturn,
    forgotPassword,
    signInLink,
    resetPassword,
    confirmEmail,
    join,
    setup,
    apiDocs,
    pricing,
    checkout,
    bots,
    unknownOfDashboard,
    dashboardShell.addChildren([
      dashboard,
      wizard,
      agent,
      mcpReturn,
      profile,
      workspaceModels,
      workspaceAudit,
      workspaceSpending,
      installationSpending,
      subscription,
      status,
      installationModels,
      serverSettings,
      installationAudit,
      accounts,
    ]),
  ]),
  history: createAppHistory(),
  defaultPendingComponent: FullPageSpinner,
  defaultErrorComponent: UnexpectedErrorPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

announceNewPages(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
