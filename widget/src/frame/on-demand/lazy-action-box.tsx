import { type ComponentType, lazy, Suspense } from 'react'
import type { ActionBoxProps } from '../actions/action-box.tsx'

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
