import { careTexts } from '@parleykit/contract/care-texts'
import { isWithinOfficeHours } from '@parleykit/contract/is-within-office-hours'
import { leadTexts } from '@parleykit/contract/lead-texts'
import { takeoverTexts } from '@parleykit/contract/takeover-texts'
import { chatTexts } from '@parleykit/contract/texts'
import { Download, Mail, Trash2, UserRound } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import type { ConversationActions } from './conversation-actions.ts'
import { type DownloadFormat, downloadConversation } from './download-conversation.ts'
import './conversation-menu.css'

interface ConversationMenuProps {
  conversation: ConversationActions
  /** Told whether the focus belongs back to the button. */
  onClose: (returnFocus: boolean) => void
}

/** The open menu, then the question whether the visitor is sure. */
export function ConversationMenu({ conversation, onClose }: ConversationMenuProps) {
  const [confirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState(false)
  const { leaveEmail, leadTitle, officeHours } = conversation
  // Where nobody is there an address can be left instead.
  const isOpen = leaveEmail === null || isWithinOfficeHours(officeHours, new Date())
  const askPerson = isOpen ? conversation.askPerson : null
  const menu = useRef<HTMLDivElement>(null)

  // Once: an answer that is being written renders all this anew, and who is further down in the menu stays there.
  // In the moment in which the menu is shown: a key pressed then is meant for it.
  useLayoutEffect(() => menu.current?.querySelector('button')?.focus(), [])

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const anchor = menu.current?.closest('.menu-anchor')
      if (anchor && target instanceof Node && !anchor.contains(target)) onClose(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [onClose])

  async function download(format: DownloadFormat) {
    setFailed(false)
    if (await downloadConversation(conversation, format)) onClose(true)
    else setFailed(true)
  }

  if (confirming) return <ConfirmDeletion onDelete={conversation.remove} onClose={() => onClose(true)} />
  return (
    <div className="conversation-menu">
      <div
        ref={menu}
        role="menu"
        aria-label={chatTexts.conversationOptions}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose(false)
          const items = [...event.currentTarget.querySelectorAll('button')]
          const at = items.findIndex((item) => item.matches(':focus'))
          const next = itemAfter(event.key, at, items.length)
          if (next === null && event.key !== 'Escape') return
          // It moves in the menu or closes it, not the chat around it.
          event.preventDefault()
          if (next === null) onClose(true)
          else items[next]?.focus()
        }}
      >
        {askPerson && (
          <button
            type="button"
            role="menuitem"
            onClick={() => {
              askPerson()
              onClose(true)
            }}
          >
            <UserRound size={16} aria-hidden />
            {takeoverTexts.talkToPerson}
          </button>
        )}
        {leaveEmail && (
          <button
            type="button"
            role="menuitem"
            dir="auto"
            onClick={() => {
              onClose(true)
              leaveEmail()
            }}
          >
            <Mail size={16} aria-hidden />
            <span>{leadTitle || leadTexts.title}</span>
          </button>
        )}
        {(['text', 'json'] as const).map((format) => (
          <button key={format} type="button" role="menuitem" onClick={() => void download(format)}>
            <Download size={16} aria-hidden />
            {format === 'text' ? careTexts.downloadText : careTexts.downloadJson}
          </button>
        ))}
        <button type="button" role="menuitem" onClick={() => setConfirming(true)}>
          <Trash2 size={16} aria-hidden />
          {chatTexts.deleteConversation}
        </button>
      </div>
      <p role="alert">{failed ? careTexts.downloadFailed : ''}</p>
    </div>
  )
}

/** The place in a menu that a key leads to from another; null for keys that lead nowhere. */
function itemAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
