import { demoAgentId } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { widgetLoaderPath } from '@parleykit/contract/publish/limits'
import type { WidgetApi } from '@parleykit/contract/publish/widget'
import { useEffect } from 'react'

/** The number of screens that show it now: a script that loads too late removes its bubble again. */
let shownBy = 0

type Widget = Omit<WidgetApi, 'agent'>

/** The product's own bubble in this page; null until it exists. */
export function productWidget(): Widget | null {
  return (window as { ParleyKit?: WidgetApi }).ParleyKit?.agent(demoAgentId) ?? null
}

/** Adds the product's own chat bubble to the page, as on any website, while the screen is mounted. */
export function useProductWidget(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    shownBy += 1
    const script = document.createElement('script')
    script.src = `${widgetLoaderPath}?agent=${demoAgentId}`
    script.async = true
    script.dataset.agent = demoAgentId
    script.addEventListener('load', removeUnlessShown)
    document.body.append(script)
    return () => {
      shownBy -= 1
      script.remove()
      removeUnlessShown()
    }
  }, [isReady])
}

function removeUnlessShown(): void {
  if (shownBy === 0) productWidget()?.remove()
}
