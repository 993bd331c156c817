import { starterPromptsShown } from '@parleykit/contract/agents/limits'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/publish/public-agents'
import { useState } from 'react'
import { AgentIntroduction } from './agent-introduction.tsx'

interface LandingViewProps {
  agent: PublicAgent
  name: string
  starterPrompts: readonly PublicStarterPrompt[]
  pausedText: string | null
  notReadyText?: string | undefined
  onAsk: (text: string) => void
}

/** The first view, with a random choice of prompts at every visit. */
export function LandingView({ starterPrompts, ...look }: LandingViewProps) {
  const [shown] = useState(() => pickRandom(starterPrompts, starterPromptsShown, Math.random))
  return <AgentIntroduction {...look} starterPrompts={shown} />
}

/**
 * Up to `count` different items in random order.
 *
 * @param random Returns numbers from 0 up to but not including 1.
 */
function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}
