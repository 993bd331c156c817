import type { AgentLook, LookCommand } from '@parleykit/contract/publish/widget'
import { useEffect, useState } from 'react'
import { tellPage } from './tell-page.ts'

/** The look that the page around the frame last sent; null until there is one. */
export function useLook(): AgentLook | null {
  const [look, setLook] = useState<AgentLook | null>(null)
  useEffect(() => {
    if (window.parent === window) return
    function receive({ source, origin, data }: MessageEvent<LookCommand | null>) {
      // The dashboard has the same origin: another page's look is never shown as the agent's.
      if (source !== window.parent || origin !== window.location.origin) return
      if (data?.type === 'kit-embed-look') setLook(data.look)
    }
    window.addEventListener('message', receive)
    tellPage({ type: 'kit-embed-look-wanted' })
    return () => window.removeEventListener('message', receive)
  }, [])
  return look
}
