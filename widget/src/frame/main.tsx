import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { bringFontAfterPaint } from './font-after-paint.ts'
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

createRoot(root).render(
  <StrictMode>
    <App
      address={readPageAddress(window.location)}
      deliveredData={readPageData(document)}
      framed={window.parent !== window}
    />
  </StrictMode>,
)
