import type { FrameMessage } from '@parleykit/contract/publish/widget'
import { type RefObject, useEffect, useState } from 'react'
import type { ReplyPlace } from './reply-query.ts'

/** The place of the newest reply in the playground's frame, as reported by the frame; null before the first one. */
export function useNewestReply(frame: RefObject<HTMLIFrameElement | null>): ReplyPlace | null {
  const [place, setPlace] = useState<ReplyPlace | null>(null)
  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent<FrameMessage | null>) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      if (data?.type === 'kit-embed-answered') setPlace(data.conversation)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
  return place
}
