import type { PublicAgent } from '@parleykit/contract/public-agents'
import { Bot } from 'lucide-react'
import { useState } from 'react'

/** The agent's picture, or an icon in its colour when it has none or it can't be loaded. */
export function Avatar({ agent }: { agent: PublicAgent }) {
  const [broken, setBroken] = useState(false)
  if (agent.profileImageUrl !== null && agent.profileImageUrl !== '' && !broken) {
    return <img className="avatar" src={agent.profileImageUrl} alt="" onError={() => setBroken(true)} />
  }
  return (
    <span className="avatar icon" aria-hidden>
      <Bot size="56%" strokeWidth={1.75} />
    </span>
  )
}
