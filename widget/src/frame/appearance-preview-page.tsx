import { fallbackAgentName } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import type { AgentAppearance, AppearanceCommand } from '@parleykit/contract/publish/widget'
import { useEffect, useRef, useState } from 'react'
import { brandStyle } from './brand-style.ts'
import { type ChatState, emptyChat } from './chat/chat-state.ts'
import { loadMarkdown } from './chat/markdown-loader.ts'
import { Composer } from './composer/composer.tsx'
import { ConversationView } from './conversation/conversation-view.tsx'
import { frameDirection } from './frame-direction.ts'
import { AgentIntroduction } from './landing/agent-introduction.tsx'
import { postToHost } from './post-to-host.ts'
import { useComposerHeight } from './use-composer-height.ts'
import { useTheme } from './use-theme.ts'
import { openStorage } from './visitor/storage.ts'
import { openVisitorIdentity } from './visitor/visitor-identity.ts'

/** A preview of the chat with the owner's unsaved settings. Nothing in it can be used. */
export function AppearancePreviewPage({ agent }: { agent: PublicAgent }) {
  const look = useAppearance()
  return look && <AppearancePreview agent={{ ...agent, ...look }} look={look} />
}

function AppearancePreview({ agent, look }: { agent: PublicAgent; look: AgentAppearance }) {
  const frame = useRef<HTMLElement>(null)
  const composer = useRef<HTMLDivElement>(null)
  useComposerHeight(frame, composer)
  useTheme(look.theme)
  useEffect(() => {
    void loadMarkdown()
  }, [])
  const [identity] = useState(() => openVisitorIdentity(inMemory, agent.publicId, true))
  const name = agent.name || fallbackAgentName
  return (
    <main
      ref={frame}
      dir={frameDirection({ name, tagline: agent.tagline }, look.starterPrompts)}
      className="frame embedded"
      style={brandStyle(agent.brandColor)}
      aria-label={`Chat with ${name}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard it can be scrolled by nothing else */}
      <div className="scroller" tabIndex={0}>
        <div className="content" inert>
          {look.question !== null ? (
            <ConversationView
              isQueued={false}
              state={asked(look.question)}
              agent={agent}
              agentName={name}
              greeting={agent.greeting || chatTexts.greeting(agent.name)}
              pausedText={null}
              identity={identity}
              onAsk={ignore}
              onAskAgain={ignore}
            />
          ) : (
            <AgentIntroduction
              agent={agent}
              name={name}
              starterPrompts={look.starterPrompts}
              onAsk={ignore}
            />
          )}
        </div>
      </div>
      <div inert>
        <Composer
          ref={composer}
          agentName={agent.name}
          poweredByUrl={null}
          started={look.question !== null}
          off={false}
          turn={null}
          unsent=""
          consent={null}
          pictures={null}
          onSend={refuse}
          onStop={ignore}
          conversation={null}
        />
      </div>
    </main>
  )
}

/** A chat whose visitor has just asked; the playground supplies the answer. */
function asked(content: string): ChatState {
  const question = { id: 0, role: 'user', content, timestamp: Date.now(), sources: [] } as const
  return { ...emptyChat, messages: [question] }
}

const inMemory = openStorage(() => null)

function ignore() {}

const refuse = () => false

/** The look that the page around the frame last sent; null until there is one. */
function useAppearance(): AgentAppearance | null {
  const [look, setLook] = useState<AgentAppearance | null>(null)
  useEffect(() => {
    if (window.parent === window) return
    function receive({ source, origin, data }: MessageEvent<AppearanceCommand | null>) {
      // The dashboard has the same origin: another page's look is never shown as the agent's.
      if (source !== window.parent || origin !== window.location.origin) return
      if (data?.type === 'kit-embed-look') setLook(data.look)
    }
    window.addEventListener('message', receive)
    postToHost({ type: 'kit-embed-look-wanted' })
    return () => window.removeEventListener('message', receive)
  }, [])
  return look
}
