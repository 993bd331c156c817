import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { type ComponentType, lazy, Suspense } from 'react'
import type { WayToPersonProps } from '../care/way-to-person.tsx'

/** Fetched when an agent can't help; a refusal works without it. */
const WayToPerson = lazy<ComponentType<WayToPersonProps>>(() =>
  import('./on-demand.ts').then(
    ({ WayToPerson }) => ({ default: WayToPerson }),
    () => ({ default: () => null }),
  ),
)

/** Renders nothing if the owner has set no contact options. */
export function LazyWayToPerson({ agent }: { agent: PublicAgent }) {
  if (agent.humanContact === null) return null
  return (
    <Suspense>
      <WayToPerson agent={agent} />
    </Suspense>
  )
}
