import { Container } from '@radix-ui/themes'
import { Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FullPageSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { useAuth } from './auth-context.ts'

const SignInAgain = lazyComponent(
  () => import('./sign-in-again.tsx'),
  ({ SignInAgain }) => SignInAgain,
  null,
)

/** Shows its children to a signed-in user; sends anyone else to the sign-in screen and back. */
export function Protected({ children }: { readonly children: ReactNode }) {
  const { user, isLoading, retry, hasLoggedOut, isOver, hasEnded } = useAuth()
  if (isLoading) return <FullPageSpinner />
  if (user === undefined) {
    return (
      <Container size="1" p="4">
        <ErrorState text="The server can't be reached." onRetry={retry} />
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
  // Keeps the first value: the location changes while the sign-in screen is loading.
  const [next] = useState(here)
  // The unsaved-input guard is unmounted with the screen; otherwise it would block navigation forever.
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
