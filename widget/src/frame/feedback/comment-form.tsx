import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { isVisible } from '@parleykit/contract/base/visible-text'
import { thumbCommentMax } from '@parleykit/contract/conversations/limits'
import { type FormEvent, useId, useState } from 'react'
import './comment-form.css'

export interface CommentFormProps {
  /** False if it couldn't be sent. */
  onSend: (comment: string) => Promise<boolean>
  /** The visitor has nothing to say. */
  onClose: () => void
}

/** Asks why an answer was bad. Keeps the text until it is sent. */
export function CommentForm({ onSend, onClose }: CommentFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>('open')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!isVisible(text)) return
    setState('sending')
    setState((await onSend(text.toWellFormed().trim())) ? 'sent' : 'failed')
  }

  if (state === 'sent') {
    return (
      <p role="status" className="comment-form">
        {visitorHelpTexts.commentThanks}
      </p>
    )
  }
  return (
    <form
      className="comment-form"
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape closes the form, not the chat around it.
        event.preventDefault()
        onClose()
      }}
    >
      <label htmlFor={id}>{visitorHelpTexts.commentLabel}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        maxLength={thumbCommentMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="alert">{state === 'failed' ? visitorHelpTexts.commentFailed : ''}</p>
      <button type="submit" className="quiet-button" disabled={state === 'sending' || !isVisible(text)}>
        {visitorHelpTexts.commentSend}
      </button>
    </form>
  )
}
