import { writeMoment } from './write-moment.ts'

interface MessageTimeProps {
  /** Milliseconds since the epoch. */
  at: number
  /** Where nothing else in the message takes the focus that shows it. */
  focusable: boolean
}

/** When a message was said: heard always, seen while a pointer or the focus is on the message. */
export function MessageTime({ at, focusable }: MessageTimeProps) {
  return (
    <time className="message-time" dateTime={new Date(at).toISOString()} tabIndex={focusable ? 0 : undefined}>
      {writeMoment(at, Date.now(), undefined)}
    </time>
  )
}
