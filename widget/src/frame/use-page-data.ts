import type { PublicPageData } from '@parleykit/contract/public-agents'
import { useEffect, useState } from 'react'
import { fetchPageData } from './page-data.ts'

const noAgent: PublicPageData = { agent: null, starterPrompts: [], poweredByUrl: '/' }

/** The data of the page: what came with it, else asked for. Null while it is on its way. */
export function usePageData(
  publicId: string | null,
  delivered: PublicPageData | null,
): PublicPageData | null {
  const [data, setData] = useState(publicId === null ? (delivered ?? noAgent) : delivered)
  useEffect(() => {
    if (data !== null || publicId === null) return
    const controller = new AbortController()
    fetchPageData(publicId, controller.signal).then(setData, () => undefined)
    return () => controller.abort()
  }, [data, publicId])
  return data
}
