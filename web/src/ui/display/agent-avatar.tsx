import {
  agentInitial,
  chooseBrandColors,
  chooseDarkBrandColors,
} from '@parleykit/contract/agents/brand-colors'
import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import { Avatar } from '@radix-ui/themes'
import type { CSSProperties } from 'react'
import './agent-avatar.css'

interface AgentAvatarProps {
  readonly agent: {
    readonly name: string
    readonly profileImageUrl: string | null
    readonly brandColor?: string
  }
  /** Radix scale: 2 is 32 px, 5 is 64 px. */
  readonly size?: '2' | '3' | '5'
  readonly className?: string
}

/** An agent's picture, or else the first letter of its name in upper case on its brand color. */
export function AgentAvatar({ agent, size = '2', className = '' }: AgentAvatarProps) {
  const color = agent.brandColor ?? defaultBrandColor
  const { surface, onSurface } = chooseBrandColors(color)
  const dark = chooseDarkBrandColors(color)
  return (
    <Avatar
      radius="full"
      size={size}
      fallback={agentInitial(agent.name)}
      alt=""
      className={`agent-avatar ${className}`}
      style={
        {
          '--brand': surface,
          '--on-brand': onSurface,
          '--dark-brand': dark.surface,
          '--dark-on-brand': dark.onSurface,
        } as CSSProperties
      }
      {...(agent.profileImageUrl ? { src: agent.profileImageUrl } : {})}
    />
  )
}
