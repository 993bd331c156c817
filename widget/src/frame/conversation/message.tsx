import { memo } from 'react'
import type { ChatMessage } from '../chat/chat-state.ts'
import type { Chat } from '../chat/use-chat.ts'
import { AnswerText } from './answer-text.tsx'
import { Sources } from './sources.tsx'
import { Thumbs } from './thumbs.tsx'

interface MessageProps {
  message: ChatMessage
  agentName: string
  onRate: Chat['rate']
}

export const Message = memo(function Message({ message, agentName, onRate }: MessageProps) {
  const own = message.role === 'user'
  return (
    <div className={`message ${message.role}`}>
      <span className="visually-hidden">{own ? 'You' : agentName}: </span>
      <div className="bubble" dir="auto" title={new Date(message.timestamp).toLocaleString()}>
        {own ? <p className="plain-text">{message.content}</p> : <AnswerText text={message.content} />}
      </div>
      <Sources sources={message.sources} />
      {message.messageId && <Thumbs message={message} onRate={onRate} />}
    </div>
  )
})
