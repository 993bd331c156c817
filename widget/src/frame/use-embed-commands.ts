import type { FrameCommand } from '@parleykit/contract/publish/widget'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { postToHost } from './post-to-host.ts'

/** Those about functions of the page are heard in `host/host-functions`. */
type Command = Exclude<FrameCommand, { type: 'kit-embed-functions' | 'kit-embed-result' }>

interface CommandListener {
  onReset(): void
  onSend(text: string): void
  onIdentify(token: string): void
  onMenu(): void
}

/** Runs the commands of the page around the frame, and tells it whether there is a conversation to leave. */
export function useEmbedCommands(embedded: boolean, started: boolean, listener: CommandListener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    if (!embedded || window.parent === window) return
    function receive({ source, data }: MessageEvent<unknown>) {
      if (source !== window.parent || !isCommand(data)) return
      if (data.type === 'kit-embed-reset') latest.current.onReset()
      else if (data.type === 'kit-embed-menu') latest.current.onMenu()
      else if (data.type === 'kit-embed-identify') latest.current.onIdentify(data.token)
      else latest.current.onSend(data.text.trim())
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [embedded])
  // A layout effect: an effect waits for a paint, which a panel closed in the meantime doesn't get.
  useLayoutEffect(() => {
    if (embedded && window.parent !== window) postToHost({ type: 'kit-embed-conversation', started })
  }, [embedded, started])
}

function isCommand(data: unknown): data is Command {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'kit-embed-reset' || data.type === 'kit-embed-menu') return true
  if (data.type === 'kit-embed-identify') return 'token' in data && typeof data.token === 'string'
  return (
    data.type === 'kit-embed-send' &&
    'text' in data &&
    typeof data.text === 'string' &&
    data.text.trim() !== ''
  )
}
