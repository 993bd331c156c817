import { websiteHeader } from '@parleykit/contract/limits'
import type { PublicAgent } from '@parleykit/contract/public-agents'
import { useEffect, useState } from 'react'
import { presentedKey, sendKeyFromNowOn } from './public-api/api-key.ts'
import { previewQuery, publicApiPath } from './public-api/public-api.ts'
import { websiteAround } from './visitor/website-around.ts'

/** Whether the visitor may chat with an agent; `closed` where it needs a key and has been given none that works. */
export type AccessState = 'checking' | 'open' | 'closed'

/** Asks the server what the page's key is worth, where there is one or the agent needs one. */
export function useAccess({ publicId, needsKey }: PublicAgent, preview: boolean): AccessState {
  const [access, setAccess] = useState<AccessState>(needsKey ? 'checking' : 'open')
  useEffect(() => {
    const key = presentedKey()
    // In a sandbox without an origin the server may refuse what is said: its owner hears so by being asked.
    if (key === null && !needsKey && window.origin !== 'null') return
    const controller = new AbortController()
    const { signal } = controller
    askAccess(publicId, preview, key, signal).then(
      ({ open, keyWorks }) => {
        if (keyWorks) sendKeyFromNowOn()
        setAccess(open ? 'open' : 'closed')
      },
      () => {
        if (signal.aborted) return
        // Whoever can't be asked can't refuse: the chat says itself what is in the way.
        sendKeyFromNowOn()
        setAccess('open')
      },
    )
    return () => controller.abort()
  }, [publicId, needsKey, preview])
  // Another private link, pasted over the one before, changes nothing but what stands behind the #.
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])
  return access
}

async function askAccess(
  publicId: string,
  preview: boolean,
  key: string | null,
  signal: AbortSignal,
): Promise<{ readonly open: boolean; readonly keyWorks: boolean }> {
  const website = websiteAround()
  const response = await fetch(`${publicApiPath('bots', publicId)}/access${previewQuery(preview)}`, {
    headers: {
      ...(key !== null && { 'X-API-Key': key }),
      ...(website !== null && { [websiteHeader]: website }),
    },
    signal,
  })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  return response.json()
}
