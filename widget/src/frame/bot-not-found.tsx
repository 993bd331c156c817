import { chatTexts } from '@parleykit/contract/chat/texts'
import { SearchX } from 'lucide-react'

export function BotNotFound() {
  return (
    <main className="centred-screen">
      <SearchX className="quiet-icon" size={40} strokeWidth={1.5} aria-hidden />
      <h1>{chatTexts.botNotFoundTitle}</h1>
      <p>{chatTexts.botNotFound}</p>
    </main>
  )
}
