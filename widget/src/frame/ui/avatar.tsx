import { agentInitial } from '@parleykit/contract/brand-colors'
import type { PublicAgent } from '@parleykit/contract/public-agents'
import { useState } from 'react'

/** The agent's picture, or its letter on its color when it has none or it can't be loaded. */
export function Avatar({ agent }: { agent: PublicAgent }) {
  const [broken, setBroken] = useState(false)
  if (agent.profileImageUrl && !broken)
    return <img className="avatar" src={agent.profileImageUrl} alt="" onError={() => setBroken(true)} />
  return <LetterAvatar name={agent.name} />
}

/** A circle with the first letter of a name, of an agent or of a person; nobody hears or copies it. */
export function LetterAvatar({ name }: { name: string }) {
  return <span className="avatar letter" data-letter={agentInitial(name)} aria-hidden />
}
