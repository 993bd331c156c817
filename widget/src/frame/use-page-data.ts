import type { PublicPageData } from '@parleykit/contract/publish/public-agents'
import { useEffect, useState } from 'react'
import type { PageAddress } from './page-address.ts'
import { fetchPageData } from './page-data.ts'

const noAgent: PublicPageData = { agent: null, starterPrompts: [], poweredByUrl: '/' }

/** The page's data: delivered with it, or else fetched. Null while loading. */
export function usePageData(address: PageAddress, delivered: PublicPageData | null): PublicPageData | null {
  const { publicId, preview } = address
  const [data, setData] = useState(publicId === null ? (delivered ?? noAgent) : delivered)
  useEffect(() => {
    if (data !== null || publicId === null) return
    const controller = new AbortController()
    fetchPageData(publicId, preview, controller.signal).then(setData, () => undefined)
    return () => controller.abort()
  }, [data, publicId, preview])
  return data
}
