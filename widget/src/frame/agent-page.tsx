import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { websiteHeader } from '@parleykit/contract/base/request-headers'
import { fallbackAgentName } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicAgent, PublicPageData } from '@parleykit/contract/publish/public-agents'
import { useEffect, useRef, useState } from 'react'
import { brandStyle } from './brand-style.ts'
import { ChatPage } from './chat-page.tsx'
import { LandingView } from './landing/landing-view.tsx'
import type { PageAddress } from './page-address.ts'
import { apiKeyFromUrl, enableApiKey } from './public-api/api-key.ts'
import { previewQuery, publicApiPath } from './public-api/public-api.ts'
import { Spinner } from './ui/spinner.tsx'
import { useCloseOnEscape } from './use-close-on-escape.ts'
import { useEmbedHeight } from './use-embed-height.ts'
import { hostWebsite } from './visitor/host-website.ts'

interface AgentPageProps {
  agent: PublicAgent
  data: PublicPageData
  address: PageAddress
  framed: boolean
}

/** The chat, if the visitor may use it. */
export function AgentPage({ agent, data, address, framed }: AgentPageProps) {
  const access = useAccess(agent, address.preview)
  const embedded = address.embed || framed
  if (access === 'checking') return <Spinner label="Loading" />
  if (access === 'closed') {
    return <ClosedPage agent={agent} text={data.closedText ?? chatTexts.closed} embedded={embedded} />
  }
  return (
    <ChatPage
      agent={agent}
      starterPrompts={data.starterPrompts}
      pausedText={data.pausedText ?? chatTexts.paused}
      notReadyText={data.notReadyText}
      poweredByUrl={data.poweredByUrl}
      embedded={embedded}
      panel={address.panel && framed}
      preview={address.preview}
    />
  )
}

interface ClosedPageProps {
  agent: PublicAgent
  /** Why nothing can be asked. */
  text: string
  embedded: boolean
}

/** The page for visitors without the key that the agent requires: shows the agent and how to get access. */
function ClosedPage({ agent, text, embedded }: ClosedPageProps) {
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

/** Whether the visitor may chat with an agent; `closed` if it requires a key and no valid one was given. */
type AccessState = 'checking' | 'open' | 'closed'

/** Has the server check the page's key, if there is one or the agent requires one. */
function useAccess({ publicId, needsKey }: PublicAgent, preview: boolean): AccessState {
  const [access, setAccess] = useState<AccessState>(needsKey ? 'checking' : 'open')
  useEffect(() => {
    const key = apiKeyFromUrl()
    // In a sandbox without an origin the server may refuse messages; this request lets the owner find out.
    if (key === null && !needsKey && window.origin !== 'null') return
    const controller = new AbortController()
    const { signal } = controller
    askAccess(publicId, preview, key, signal).then(
      ({ open, keyWorks }) => {
        if (keyWorks) enableApiKey()
        setAccess(open ? 'open' : 'closed')
      },
      () => {
        if (signal.aborted) return
        // An unreachable server can't refuse: the chat reports the problem itself.
        enableApiKey()
        setAccess('open')
      },
    )
    return () => controller.abort()
  }, [publicId, needsKey, preview])
  // Pasting another private link changes only the part after the #.
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])
  return access
}

async function askAccess(
  publicId: string,
  preview: boolean,
  key: string | null,
  signal: AbortSignal,
): Promise<{ readonly open: boolean; readonly keyWorks: boolean }> {
  const website = hostWebsite()
  const response = await fetch(`${publicApiPath('bots', publicId)}/access${previewQuery(preview)}`, {
    headers: {
      ...(key !== null && { 'X-API-Key': key }),
      ...(website !== null && { [websiteHeader]: website }),
    },
    signal,
  })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  return response.json()
}
