/** Where an agent's picture is served; the address changes with the picture, so that it can be cached for good. */
export function agentImageUrl(agent: { publicId: string; profileImageBlobId: number | null }): string | null {
  if (agent.profileImageBlobId === null) return null
  return `/agent-images/${agent.publicId}/${agent.profileImageBlobId}.webp`
}
