import { Avatar } from '@radix-ui/themes'

interface AgentAvatarProps {
  readonly agent: { readonly name: string; readonly profileImageUrl: string | null }
  /** Radix scale: 2 is 32 px, 5 is 64 px. */
  readonly size?: '2' | '3' | '5'
  readonly className?: string
}

/** An agent's picture, else the first letter of its name in upper case. */
export function AgentAvatar({ agent, size = '2', className }: AgentAvatarProps) {
  const letter = [...agent.name][0]?.toUpperCase() ?? '?'
  return (
    <Avatar
      radius="full"
      size={size}
      fallback={letter}
      alt=""
      {...(agent.profileImageUrl ? { src: agent.profileImageUrl } : {})}
      {...(className ? { className } : {})}
    />
  )
}
