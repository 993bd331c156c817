import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ContactOptionsProps } from '../contact/contact-options.tsx'

/** Fetched when an agent can't help; a refusal works without it. */
const ContactOptions = lazy<ComponentType<ContactOptionsProps>>(() =>
  import('./on-demand.ts').then(
    ({ ContactOptions }) => ({ default: ContactOptions }),
    () => ({ default: () => null }),
  ),
)

/** Renders nothing if the owner has set no contact options. */
export function LazyContactOptions({ agent }: { agent: PublicAgent }) {
  if (agent.humanContact === null) return null
  return (
    <Suspense>
      <ContactOptions agent={agent} />
    </Suspense>
  )
}
