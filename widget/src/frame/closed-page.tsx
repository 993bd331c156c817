import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { fallbackAgentName } from '@parleykit/contract/chat/limits'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { useRef, useState } from 'react'
import { brandStyle } from './brand-style.ts'
import { LandingView } from './landing/landing-view.tsx'
import { useCloseOnEscape } from './use-close-on-escape.ts'
import { useEmbedHeight } from './use-embed-height.ts'

interface ClosedPageProps {
  agent: PublicAgent
  /** Why nothing can be asked. */
  text: string
  embedded: boolean
}

/** The page for visitors without the key that the agent requires: shows the agent and how to get access. */
export function ClosedPage({ agent, text, embedded }: ClosedPageProps) {
  const name = agent.name || fallbackAgentName
  const [style] = useState(() => brandStyle(agent.brandColor))
  const content = useRef<HTMLDivElement>(null)
  useCloseOnEscape(embedded)
  useEmbedHeight(embedded, content, null)
  return (
    <main
      dir={readingDirection(text, name)}
      className={embedded ? 'frame embedded' : 'frame'}
      style={style}
      aria-label={`Chat with ${name}`}
    >
      <div className="scroller">
        <div ref={content} className="content">
          <LandingView agent={agent} name={name} starterPrompts={[]} pausedText={text} onAsk={() => {}} />
        </div>
      </div>
    </main>
  )
}
