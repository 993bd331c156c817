import { Spinner } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface SubmitWordsProps {
  readonly isPending: boolean
  readonly idle: ReactNode
  readonly pending: string
}

/** The label of a submit button, with a spinner during the request. */
export function SubmitWords({ isPending, idle, pending }: SubmitWordsProps) {
  if (!isPending) return idle
  return (
    <>
      <Spinner size="2" /> {pending}
    </>
  )
}
