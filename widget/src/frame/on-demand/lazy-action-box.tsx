import { type ComponentType, lazy, Suspense } from 'react'
import type { ActionBoxProps } from '../actions/action-box.tsx'
import type { RestoreActionsProps } from '../actions/restore-actions.tsx'

/** Fetched when the agent offers an action. */
const ActionBox = lazy<ComponentType<ActionBoxProps>>(() =>
  import('./on-demand.ts').then(
    ({ ActionBox }) => ({ default: ActionBox }),
    () => ({ default: () => null }),
  ),
)

/** The form, the question and the result of an action. */
export function LazyActionBox(props: ActionBoxProps) {
  return (
    <Suspense>
      <ActionBox {...props} />
    </Suspense>
  )
}

const RestoreActions = lazy<ComponentType<RestoreActionsProps>>(() =>
  import('./on-demand.ts').then(
    ({ RestoreActions }) => ({ default: RestoreActions }),
    () => ({ default: () => null }),
  ),
)

/** Brings open actions back after messages were restored. */
export function LazyRestoreActions(props: RestoreActionsProps) {
  return (
    <Suspense>
      <RestoreActions {...props} />
    </Suspense>
  )
}
