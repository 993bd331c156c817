import { Spinner } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface SubmitWordsProps {
  readonly isPending: boolean
  readonly idle: ReactNode
  readonly pending: string
}

/** What stands on a button that sends something; while it is under way, with a wheel that shows that it works. */
export function SubmitWords({ isPending, idle, pending }: SubmitWordsProps) {
  if (!isPending) return idle
  return (
    <>
      <Spinner size="2" /> {pending}
    </>
  )
}
