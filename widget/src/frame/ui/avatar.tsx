import { agentInitial } from '@parleykit/contract/agents/brand-colors'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { useState } from 'react'

/** The agent's picture, or its initial on its color if it has none or the picture fails to load. */
export function Avatar({ agent }: { agent: PublicAgent }) {
  const [broken, setBroken] = useState(false)
  if (agent.profileImageUrl && !broken)
    return <img className="avatar" src={agent.profileImageUrl} alt="" onError={() => setBroken(true)} />
  return <InitialsAvatar name={agent.name} />
}

/** A circle with the first letter of an agent's or a person's name; hidden from screen readers and copying. */
export function InitialsAvatar({ name }: { name: string }) {
  return <span className="avatar letter" data-letter={agentInitial(name)} aria-hidden />
}
