import type { KnowledgeUse } from '@parleykit/contract/billing/plans'
import type { AgentFileManifest } from '@parleykit/contract/portability/agent-files'

/** The plan usage of an agent's file before its documents are read, so their text isn't counted yet. */
export function agentFileUsage({ knowledge }: AgentFileManifest): KnowledgeUse & { readonly links: number } {
  const bytesOf = (isFile: boolean) =>
    knowledge
      .filter(({ kind }) => (kind === 'file') === isFile)
      .reduce((bytes, { part }) => bytes + part.bytes, 0)
  const addresses = knowledge.map((entry) => ('url' in entry ? entry.url : null))
  return {
    entries: knowledge.length,
    textBytes: bytesOf(false),
    fileBytes: bytesOf(true),
    links: new Set(addresses.filter((address) => address !== null)).size,
  }
}
