import { chatTexts } from '@parleykit/contract/texts'
import { Coffee } from 'lucide-react'

export function PausedNotice() {
  return (
    <p className="paused-notice" role="status">
      <Coffee size={18} aria-hidden />
      {chatTexts.paused}
    </p>
  )
}
