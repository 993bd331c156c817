import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicAgent, PublicPageData } from '@parleykit/contract/publish/public-agents'
import { ChatPage } from './chat-page.tsx'
import { ClosedPage } from './closed-page.tsx'
import type { PageAddress } from './page-address.ts'
import { Spinner } from './ui/spinner.tsx'
import { useAccess } from './use-access.ts'

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
