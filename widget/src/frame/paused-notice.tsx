import { chatTexts } from '@parleykit/contract/texts'
import { Bot } from 'lucide-react'

export function PausedNotice() {
  return (
    <p className="paused-notice" role="status">
      <Bot size={18} aria-hidden />
      {chatTexts.paused}
    </p>
  )
}
