import { websiteHeader } from '@parleykit/contract/base/request-headers'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { useEffect, useState } from 'react'
import { presentedKey, sendKeyFromNowOn } from './public-api/api-key.ts'
import { previewQuery, publicApiPath } from './public-api/public-api.ts'
import { websiteAround } from './visitor/website-around.ts'

/** Whether the visitor may chat with an agent; `closed` if it requires a key and no valid one was given. */
export type AccessState = 'checking' | 'open' | 'closed'

/** Has the server check the page's key, if there is one or the agent requires one. */
export function useAccess({ publicId, needsKey }: PublicAgent, preview: boolean): AccessState {
  const [access, setAccess] = useState<AccessState>(needsKey ? 'checking' : 'open')
  useEffect(() => {
    const key = presentedKey()
    // In a sandbox without an origin the server may refuse messages; this request lets the owner find out.
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
        // An unreachable server can't refuse: the chat reports the problem itself.
        sendKeyFromNowOn()
        setAccess('open')
      },
    )
    return () => controller.abort()
  }, [publicId, needsKey, preview])
  // Pasting another private link changes only the part after the #.
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
