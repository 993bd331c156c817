import type { PublicPageData } from '@parleykit/contract/public-agents'
import { chatTexts } from '@parleykit/contract/texts'
import { SearchX } from 'lucide-react'
import { ChatPage } from './chat-page.tsx'
import type { PageAddress } from './page-address.ts'
import { Spinner } from './spinner.tsx'
import { usePageData } from './use-page-data.ts'
import { useVisibleViewport } from './use-visible-viewport.ts'

interface AppProps {
  address: PageAddress
  /** What the server wrote into the page, if it did. */
  deliveredData: PublicPageData | null
  /** The page is shown inside another one. */
  framed: boolean
}

export function App({ address, deliveredData, framed }: AppProps) {
  useVisibleViewport()
  const data = usePageData(address.publicId, deliveredData)
  if (data === null) return <Spinner label="Loading" />
  if (data.agent === null) return <BotNotFound />
  return (
    <ChatPage
      agent={data.agent}
      starterPrompts={data.starterPrompts}
      poweredByUrl={data.poweredByUrl}
      embedded={address.embed || framed}
      preview={address.preview}
    />
  )
}

function BotNotFound() {
  return (
    <main className="centred-screen">
      <SearchX className="quiet-icon" size={40} strokeWidth={1.5} aria-hidden />
      <h1>{chatTexts.botNotFoundTitle}</h1>
      <p>{chatTexts.botNotFound}</p>
    </main>
  )
}
