import { Box, Container } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useChosenWorkspace } from '../../api/workspace-choice.ts'
import { Protected } from '../auth/protected.tsx'
import { userQuery } from '../auth/queries.ts'
import './shell.css'
import '../../ui/dialog/phone-sheets.css'
import { ContentSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { focusContent } from '../../ui/navigation/focus-content.ts'
import { NoticeBanner } from '../setup/notice/notice-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

/** The frame of every screen under /dashboard. */
export default function AppShell() {
  return (
    <Protected>
      {/* Not a link: its target would replace the hash, which selects an agent's tab. */}
      <button type="button" className="skip-link" onClick={focusContent}>
        Skip to content
      </button>
      <TopBar />
      <LiveUpdates />
      <Box asChild px={{ initial: '4', sm: '5' }} py={{ initial: '5', sm: '6' }}>
        <main id="content" tabIndex={-1}>
          <Container size="4">
            <NoticeBanner />
            <WorkspaceContent />
          </Container>
        </main>
      </Box>
    </Protected>
  )
}

/**
 * Remounts the screen and clears the cache when the workspace changes: the user may have lost access to the previous
 * one.
 */
function WorkspaceContent() {
  const workspace = useChosenWorkspace()
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever another workspace is opened
  useEffect(() => {
    const [userKey] = userQuery.queryKey
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== userKey })
  }, [workspace, queryClient])
  return (
    <Suspense fallback={<ContentSpinner />}>
      <Outlet key={workspace} />
    </Suspense>
  )
}

/** Only for signed-in users. */
function LiveUpdates() {
  useLiveUpdates()
  return null
}
