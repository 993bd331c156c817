import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { registrationQuery } from '../auth/queries.ts'

/** Whether visitors may register here; true until that is known. */
export function useIsRegistrationOpen(): boolean {
  const { data } = useQuery(registrationQuery)
  return (data ?? 'open') === 'open'
}

interface StartButtonProps extends Omit<ComponentProps<typeof Button>, 'asChild' | 'children'> {
  /** The label where visitors may register. */
  readonly children: ReactNode
}

/** Leads to the registration form, or to signing in where people come by invitation. */
export function StartButton({ children, ...button }: StartButtonProps) {
  const isOpen = useIsRegistrationOpen()
  return (
    <Button {...button} asChild>
      {isOpen ? (
        <Link to="/auth" state={{ isNewHere: true }}>
          {children}
        </Link>
      ) : (
        <Link to="/auth">Sign in</Link>
      )}
    </Button>
  )
}
