import { memo } from 'react'
import { AnswerText } from './answer-text.tsx'
import type { ChatMessage } from './chat-state.ts'
import { Sources } from './sources.tsx'

interface MessageProps {
  message: ChatMessage
  agentName: string
}

export const Message = memo(function Message({ message, agentName }: MessageProps) {
  const own = message.role === 'user'
  return (
    <div className={`message ${message.role}`}>
      <span className="visually-hidden">{own ? 'You' : agentName}: </span>
      <div className="bubble" dir="auto" title={new Date(message.timestamp).toLocaleString()}>
        {own ? <p className="plain-text">{message.content}</p> : <AnswerText text={message.content} />}
      </div>
      <Sources sources={message.sources} />
    </div>
  )
})
