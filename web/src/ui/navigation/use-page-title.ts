import { productName } from '@parleykit/contract/base/limits'
import { useEffect } from 'react'

/** Sets the browser tab's title. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? productName : `${title} · ${productName}`
  }, [title])
}
