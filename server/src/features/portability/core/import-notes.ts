import type { AgentFileManifest, ImportReport } from '@parleykit/contract/portability/agent-files'

/** Sentences about settings that differ from the agent's origin or that the owner should check. */
export function importNotes({ settings }: AgentFileManifest): string[] {
  const { allowedDomains = [], visibility } = settings
  return [
    'The imported agent has its own link and key. Websites that embed the original keep showing the original.',
    ...(allowedDomains.length > 0
      ? [`It may be shown on ${allowedDomains.join(', ')} alone, as where it comes from.`]
      : []),
    ...(visibility === 'key_required'
      ? ['Like the original, it requires a key. Create a private link on its Connect tab.']
      : []),
    'Agent files never include conversations, keys, webhooks or members.',
  ]
}

/** Settings written by a newer server that this one doesn't know. */
export function unknownInFile(names: readonly string[]): ImportReport['leftOut'] {
  return names.slice(0, 20).map((name) => ({
    name: `Setting "${name.slice(0, 60)}"`,
    reason: "This server doesn't support it. The file may come from a newer version.",
  }))
}
