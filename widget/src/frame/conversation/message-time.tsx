import { writeMoment } from './write-moment.ts'

interface MessageTimeProps {
  /** Milliseconds since the epoch. */
  at: number
  /** Whether the time itself takes the focus, because nothing else in the message does. */
  focusable: boolean
}

/** The time of a message: always available to screen readers, visible on hover and focus. */
export function MessageTime({ at, focusable }: MessageTimeProps) {
  return (
    <time className="message-time" dateTime={new Date(at).toISOString()} tabIndex={focusable ? 0 : undefined}>
      {writeMoment(at, Date.now(), undefined)}
    </time>
  )
}
