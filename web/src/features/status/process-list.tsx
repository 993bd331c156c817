import type { ServerStatus } from '@parleykit/contract/status/status'
import { Text } from '@radix-ui/themes'
import { Time } from '../../ui/time.tsx'
import { statusTexts } from './status-texts.ts'

const texts = statusTexts.processes

/** The processes that share the database, by start time. */
export function ProcessList({ processes }: { readonly processes: ServerStatus['processes'] }) {
  return (
    <ul className="plain-list" aria-label={texts.about}>
      {processes.map(({ startedAt, isThis }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have begun at the same moment
        <li key={index}>
          <Text as="p" size="2">
            {texts.started} <Time instant={startedAt} as="span" />
            {isThis && <Text color="gray"> ({texts.isThis})</Text>}
          </Text>
        </li>
      ))}
    </ul>
  )
}
