import { importWithRetry } from '../../../ui/loading/import-with-retry.ts'
import { type AgentTab, tabOfHash } from './tab-of-hash.ts'

/** The code of each tab, fetched when the user is about to open it. */
export const loadTab = {
  knowledge: () => import('./knowledge-tab.tsx'),
  playground: () => import('../../publish/playground-tab.tsx'),
  activity: () => import('../../conversations/activity-tab.tsx'),
  analytics: () => import('../../reports/analytics/analytics-tab.tsx'),
  connect: () => import('../../publish/connect-tab.tsx'),
  settings: () => import('../settings/settings-tab.tsx'),
} satisfies Record<AgentTab, () => Promise<unknown>>

/** Fetches the code of the tab in the URL, in parallel with the agent's page. */
export function loadOpenTab() {
  // If this fails, the tab itself shows the error.
  importWithRetry<unknown>(loadTab[tabOfHash(window.location.hash)]).catch(() => undefined)
}
