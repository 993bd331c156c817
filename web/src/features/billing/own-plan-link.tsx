import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useOpenOwnPlan } from './use-open-own-plan.ts'

/** Links to the plan of the user's own workspace, whichever is open. Can be opened in a new tab like any link. */
export function OwnPlanLink({ children, ...rest }: { readonly children: ReactNode }) {
  const open = useOpenOwnPlan()
  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <Link to="/dashboard/subscription" onClick={follow} {...rest}>
      {children}
    </Link>
  )
}
