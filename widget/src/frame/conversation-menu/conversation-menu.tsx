import { isWithinOfficeHours } from '@parleykit/contract/agents/is-within-office-hours'
import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { Download, Mail, MessageSquarePlus, Trash2, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import type { ConversationActions } from './conversation-actions.ts'
import { type DownloadFormat, downloadConversation } from './download-conversation.ts'
import './conversation-menu.css'

export interface ConversationMenuProps {
  conversation: ConversationActions
  /** `returnFocus` says whether the button gets the focus back. */
  onClose: (returnFocus: boolean) => void
}

/** The open menu, then the confirmation dialog. */
export function ConversationMenu({ conversation, onClose }: ConversationMenuProps) {
  const [confirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState(false)
  const menu = useRef<HTMLDivElement>(null)

  // Run once: an answer in progress renders this repeatedly, and the visitor's place in the menu must not change. Run
  // when the menu appears: a key pressed then is meant for it.
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
          // The key moves within the menu or closes it, not the chat around it.
          event.preventDefault()
          if (next === null) onClose(true)
          else items[next]?.focus()
        }}
      >
        <WaysOn conversation={conversation} onClose={onClose} />
        {(['text', 'json'] as const).map((format) => (
          <button key={format} type="button" role="menuitem" onClick={() => void download(format)}>
            <Download size={16} aria-hidden />
            {format === 'text' ? visitorHelpTexts.downloadText : visitorHelpTexts.downloadJson}
          </button>
        ))}
        <button type="button" role="menuitem" onClick={() => setConfirming(true)}>
          <Trash2 size={16} aria-hidden />
          {chatTexts.deleteConversation}
        </button>
      </div>
      <p role="alert">{failed ? visitorHelpTexts.downloadFailed : ''}</p>
    </div>
  )
}

/** A new chat, and the ways to a person. */
function WaysOn({ conversation, onClose }: ConversationMenuProps) {
  const { startNewChat, leaveEmail, leadTitle, officeHours } = conversation
  // If nobody is available, the visitor can leave an address instead.
  const isOpen = leaveEmail === null || isWithinOfficeHours(officeHours, new Date())
  const askPerson = isOpen ? conversation.askPerson : null
  return (
    <>
      {startNewChat && (
        // Without a conversation there is no menu, so the input takes the focus.
        <MenuItem onChoose={startNewChat} onClose={() => onClose(false)}>
          <MessageSquarePlus size={16} aria-hidden />
          New chat
        </MenuItem>
      )}
      {askPerson && (
        <MenuItem onChoose={askPerson} onClose={() => onClose(true)}>
          <UserRound size={16} aria-hidden />
          {liveHandoffTexts.talkToPerson}
        </MenuItem>
      )}
      {leaveEmail && (
        <MenuItem onChoose={leaveEmail} onClose={() => onClose(true)}>
          <Mail size={16} aria-hidden />
          <span dir="auto">{leadTitle || leadTexts.title}</span>
        </MenuItem>
      )}
    </>
  )
}

interface MenuItemProps {
  onChoose: () => void
  onClose: () => void
  children: ReactNode
}

/** Closes the menu, then runs its action. */
function MenuItem({ onChoose, onClose, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      onClick={() => {
        onClose()
        onChoose()
      }}
    >
      {children}
    </button>
  )
}

/** The index of the menu item that a key moves to; null for other keys. */
function itemAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
