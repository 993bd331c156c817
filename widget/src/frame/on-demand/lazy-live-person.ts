import { type ComponentType, lazy } from 'react'
import type { LivePersonProps } from '../live-handoff/live-person.tsx'

/** Fetched if live handoff is on; the chat works without it. */
export const LazyLivePerson = lazy<ComponentType<LivePersonProps>>(() =>
  import('./on-demand.ts').then(
    ({ LivePerson }) => ({ default: LivePerson }),
    () => ({ default: () => null }),
  ),
)
