/** The names of the tabs by their URL hash, in order. */
export const agentTabNames = {
  knowledge: 'Knowledge',
  playground: 'Playground',
  activity: 'Activity',
  analytics: 'Analytics',
  connect: 'Connect',
  settings: 'Settings',
} as const
export type AgentTab = keyof typeof agentTabNames
export const agentTabs = Object.keys(agentTabNames) as AgentTab[]

/** The tab that a URL hash names, such as `#settings`, or `#settings-access` for a section; by default Knowledge. */
export function tabOfHash(hash: string): AgentTab {
  const [name] = hash.replace(/^#/, '').split('-', 1)
  return agentTabs.find((tab) => tab === name) ?? 'knowledge'
}

/** The section of Knowledge to open: the one in the URL hash, or Website if the agent knows only pages, else Files. */
export function openingSource(
  entries: readonly { readonly fileType: string }[],
  hash: string,
): 'files' | 'website' | 'questions' | 'sources' {
  if (hash.endsWith('knowledge-questions')) return 'questions'
  if (hash.endsWith('knowledge-sources')) return 'sources'
  return entries.length > 0 && entries.every(({ fileType }) => fileType === 'website') ? 'website' : 'files'
}
