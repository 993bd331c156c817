import { Container } from '@radix-ui/themes'
import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { SpinnerPage } from '../../ui/spinner-page.tsx'
import { useAuth } from './auth-context.ts'

/** Shows its children to the signed-in owner; anybody else goes to the sign-in screen and comes back after it. */
export function Protected({ children }: { readonly children: ReactNode }) {
  const { user, isLoading, retry, hasLoggedOut } = useAuth()
  const here = useLocation({ select: ({ href }) => href })
  if (isLoading) return <SpinnerPage />
  if (user === undefined) {
    return (
      <Container size="1" p="4">
        <FailedPlace text="The server can't be reached." onRetry={retry} />
      </Container>
    )
  }
  if (user === null) return <Navigate to="/auth" search={hasLoggedOut ? {} : { next: here }} replace />
  return children
}
