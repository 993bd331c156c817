import { Container } from '@radix-ui/themes'
import { Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { FullPageSpinner } from '../../ui/full-page-spinner.tsx'
import { lazyPlace } from '../../ui/lazy-place.tsx'
import { useAuth } from './auth-context.ts'

const SignInAgain = lazyPlace(
  () => import('./sign-in-again.tsx'),
  ({ SignInAgain }) => SignInAgain,
  null,
)

/** Shows its children to the signed-in owner; anybody else goes to the sign-in screen and comes back after it. */
export function Protected({ children }: { readonly children: ReactNode }) {
  const { user, isLoading, retry, hasLoggedOut, isOver, hasEnded } = useAuth()
  if (isLoading) return <FullPageSpinner />
  if (user === undefined) {
    return (
      <Container size="1" p="4">
        <FailedPlace text="The server can't be reached." onRetry={retry} />
      </Container>
    )
  }
  if (user === null) return <ToSignIn returns={!hasLoggedOut} hasSessionEnded={hasEnded} />
  return (
    <>
      {children}
      {isOver && <SignInAgain />}
    </>
  )
}

interface ToSignInProps {
  readonly returns: boolean
  readonly hasSessionEnded: boolean
}

function ToSignIn({ returns, hasSessionEnded }: ToSignInProps) {
  const here = useLocation({ select: ({ href }) => href })
  // Kept as it was at first: the location changes while the sign-in screen is still on its way.
  const [next] = useState(here)
  // What asks before something typed is lost is gone with the screen: it would hold up the way for good.
  return (
    <Navigate
      to="/auth"
      search={returns ? { next } : {}}
      state={{ hasSessionEnded: hasSessionEnded && returns }}
      replace
      ignoreBlocker
    />
  )
}
