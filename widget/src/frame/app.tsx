import { themeWithoutAgent } from '@parleykit/contract/agents/themes'
import type { PublicPageData } from '@parleykit/contract/publish/public-agents'
import { CodeWordsContext } from '@parleykit/markdown/code-words'
import { lazy, Suspense } from 'react'
import { AgentPage } from './agent-page.tsx'
import type { PageAddress } from './page-address.ts'
import { Spinner } from './ui/spinner.tsx'
import { usePageData } from './use-page-data.ts'
import { useTheme } from './use-theme.ts'
import { useVisibleViewport } from './use-visible-viewport.ts'

/** Fetched only when needed. */
const BotNotFound = lazy(() =>
  import('./bot-not-found.tsx').then(({ BotNotFound }) => ({ default: BotNotFound })),
)

/** Fetched only when needed: visitors never see it. */
const AppearancePreviewPage = lazy(() =>
  import('./appearance-preview-page.tsx').then(({ AppearancePreviewPage }) => ({
    default: AppearancePreviewPage,
  })),
)

interface AppProps {
  address: PageAddress
  /** The data that the server wrote into the page, if any. */
  deliveredData: PublicPageData | null
  /** The page is shown inside another one. */
  framed: boolean
}

export function App({ address, deliveredData, framed }: AppProps) {
  useVisibleViewport()
  const data = usePageData(address, deliveredData)
  useTheme(data ? (data.agent?.theme ?? themeWithoutAgent) : undefined)
  if (data === null) return <Spinner label="Loading" />
  if (data.agent === null) {
    return (
      <Suspense>
        <BotNotFound />
      </Suspense>
    )
  }
  if (address.look)
    return (
      <Suspense>
        <AppearancePreviewPage agent={data.agent} />
      </Suspense>
    )
  const page = <AgentPage agent={data.agent} data={data} address={address} framed={framed} />
  if (!data.codeWords) return page
  return <CodeWordsContext.Provider value={data.codeWords}>{page}</CodeWordsContext.Provider>
}
