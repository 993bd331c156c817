import { fetchModule } from '../../ui/fetch-module.ts'
import { type AgentTab, tabOfHash } from './tab-of-hash.ts'

/** The code of each tab, which is fetched when somebody is about to open it. */
export const loadTab = {
  knowledge: () => import('./knowledge-tab.tsx'),
  playground: () => import('../publish/playground-tab.tsx'),
  activity: () => import('../conversations/activity-tab.tsx'),
  analytics: () => import('../analytics/analytics-tab.tsx'),
  connect: () => import('../publish/connect-tab.tsx'),
  settings: () => import('../agent-settings/settings-tab.tsx'),
} satisfies Record<AgentTab, () => Promise<unknown>>

/** Fetches the tab that the address names; beside the agent's page, it is asked for in the same round. */
export function loadOpenTab() {
  // Where that fails, the tab itself says so when it is shown.
  fetchModule<unknown>(loadTab[tabOfHash(window.location.hash)]).catch(() => undefined)
}
