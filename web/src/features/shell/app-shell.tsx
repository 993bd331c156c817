import { Box, Container } from '@radix-ui/themes'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Protected } from '../auth/protected.tsx'
import './shell.css'
import { PageSpinner } from '../../ui/spinner-page.tsx'
import { focusContent, RouteAnnouncer } from './route-announcer.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

/** The frame of every screen under /dashboard. */
export default function AppShell() {
  return (
    <Protected>
      {/* A link would put its target into the hash, which says which tab of an agent is open. */}
      <button type="button" className="skip-link" onClick={focusContent}>
        Skip to content
      </button>
      <RouteAnnouncer />
      <TopBar />
      <LiveUpdates />
      <Box asChild px={{ initial: '4', sm: '5' }} py={{ initial: '5', sm: '6' }}>
        <main id="content" tabIndex={-1}>
          <Container size="4">
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </Container>
        </main>
      </Box>
    </Protected>
  )
}

/** Only for who is signed in. */
function LiveUpdates() {
  useLiveUpdates()
  return null
}
