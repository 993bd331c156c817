import { starterPromptsShown } from '@parleykit/contract/agents/limits'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/publish/public-agents'
import { useState } from 'react'
import { LandingLook } from './landing-look.tsx'
import { pickRandom } from './pick-random.ts'

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
  return <LandingLook {...look} starterPrompts={shown} />
}
