import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { listenForFunctions } from './host/host-functions.ts'
import { readPageAddress } from './page-address.ts'
import { readPageData } from './page-data.ts'
import './styles/font.css'
import './styles/theme.css'
import './styles/base.css'
import './styles/landing.css'
import './styles/conversation.css'
import '@parleykit/markdown/answer.css'
import './styles/composer.css'
import './styles/reduced-motion.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root element')

bringFontAfterPaint()
listenForFunctions()

createRoot(root).render(
  <StrictMode>
    <App
      address={readPageAddress(window.location)}
      deliveredData={readPageData(document)}
      framed={window.parent !== window}
    />
  </StrictMode>,
)

/** Loads the font after the first paint, unless the visitor saves data. */
function bringFontAfterPaint(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    document.documentElement.classList.add('painted')
  }).observe({ type: 'paint', buffered: true })
}
