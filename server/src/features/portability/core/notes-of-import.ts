import type { AgentFileManifest, ImportReport } from '@parleykit/contract/agent-files'

/** What is otherwise than where an agent's file comes from, or worth a look, in sentences. */
export function notesOfImport({ settings }: AgentFileManifest): string[] {
  const { allowedDomains = [], visibility } = settings
  return [
    'The agent has an address and a key of its own: websites that show the other one show that one still.',
    ...(allowedDomains.length > 0
      ? [`It may be shown on ${allowedDomains.join(', ')} alone, as where it comes from.`]
      : []),
    ...(visibility === 'key_required'
      ? ['It asks visitors for a key, as where it comes from. Make a private link on its Connect tab.']
      : []),
    'Conversations, keys, webhooks and people of the other server are never in such a file.',
  ]
}

/** Settings that a newer server has written and this one doesn't know. */
export function unknownInFile(names: readonly string[]): ImportReport['leftOut'] {
  return names.slice(0, 20).map((name) => ({
    name: `Setting "${name.slice(0, 60)}"`,
    reason: "This server doesn't know it. It may have been made by a newer version.",
  }))
}
