/** The URL of an agent's picture. It changes with the picture, so that caches may keep it forever. */
export function agentImageUrl(agent: { publicId: string; profileImageBlobId: number | null }): string | null {
  if (agent.profileImageBlobId === null) return null
  return `/agent-images/${agent.publicId}/${agent.profileImageBlobId}.webp`
}
