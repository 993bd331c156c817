import type { PublicAgent } from '@parleykit/contract/public-agents'
import { type ComponentType, lazy, Suspense } from 'react'
import type { WayToPersonProps } from '../care/way-to-person.tsx'

/** Fetched where an agent can't help; a refusal without it is a refusal still. */
const WayToPerson = lazy<ComponentType<WayToPersonProps>>(() =>
  import('./on-demand.ts').then(
    ({ WayToPerson }) => ({ default: WayToPerson }),
    () => ({ default: () => null }),
  ),
)

/** Nothing where the owner has set no way to a person. */
export function LazyWayToPerson({ agent }: { agent: PublicAgent }) {
  if (agent.humanContact === null) return null
  return (
    <Suspense>
      <WayToPerson agent={agent} />
    </Suspense>
  )
}
