import { Bot } from 'lucide-react'

export function PausedNotice({ text }: { text: string }) {
  return (
    <p className="paused-notice" role="status" dir="auto">
      <Bot size={18} aria-hidden />
      {text}
    </p>
  )
}
