import { recentTime, timeAgo } from './relative-time.ts'
import { useNow } from './use-now.ts'

interface TimeProps {
  readonly instant: string
  /** `span` keeps saying how long ago it was; `recent` changes to a date after a week. */
  readonly as?: 'span' | 'recent'
}

/** A relative time, with the exact one on hover. */
export function Time({ instant, as = 'recent' }: TimeProps) {
  const now = useNow()
  const words = as === 'span' ? timeAgo : recentTime
  return (
    <time dateTime={instant} title={new Date(instant).toLocaleString()}>
      {words(instant, now)}
    </time>
  )
}
