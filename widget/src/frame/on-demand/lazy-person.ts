import { type ComponentType, lazy } from 'react'
import type { LivePersonProps } from '../person/live-person.tsx'

/** Fetched where people may take conversations over; a chat without it is a chat still. */
export const LazyPerson = lazy<ComponentType<LivePersonProps>>(() =>
  import('./on-demand.ts').then(
    ({ LivePerson }) => ({ default: LivePerson }),
    () => ({ default: () => null }),
  ),
)
