import { Spinner } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface SubmitLabelProps {
  readonly isPending: boolean
  readonly idle: ReactNode
  readonly pending: string
}

/** The label of a submit button, with a spinner during the request. */
export function SubmitLabel({ isPending, idle, pending }: SubmitLabelProps) {
  if (!isPending) return idle
  return (
    <>
      <Spinner size="2" /> {pending}
    </>
  )
}
