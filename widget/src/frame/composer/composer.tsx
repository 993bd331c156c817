import { isVisible } from '@parleykit/contract/base/visible-text'
import { chatMessageMax, pictureMessage } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { ArrowUp, Square } from 'lucide-react'
import type { RefObject } from 'react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ReplyInProgress } from '../chat/chat-state.ts'
import type { ConversationActions } from '../conversation-menu/conversation-actions.ts'
import { ConversationMenuButton } from '../on-demand/conversation-menu-button.tsx'
import { LazyPictureField } from '../on-demand/lazy-pictures.tsx'
import type { AttachedPictures } from '../pictures/picture-field.tsx'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { ComposerFooter } from './composer-footer.tsx'

interface ComposerProps {
  ref: Ref<HTMLDivElement>
  agentName: string
  poweredByUrl: string | null
  /** Whether there is a conversation, which replaces the landing view. */
  started: boolean
  /** Nothing can be asked now. */
  off: boolean
  turn: ReplyInProgress | null
  /** Initial text, once it is known; text already typed takes precedence. */
  unsent: string
  /** Shown above the input; null for nothing. */
  consent: ReactNode
  /** Whose pictures are taken; null if none are. */
  pictures: { readonly publicId: string; readonly identity: VisitorIdentity } | null
  /** Returns false if the text wasn't accepted; it then stays in the input, with its pictures. */
  onSend: (text: string, pictureIds: readonly string[]) => boolean
  onStop: () => void
  /** Null if another component offers it. */
  conversation: ConversationActions | null
}

const noPictures: AttachedPictures = { ids: [], isBusy: false }

export function Composer(props: ComposerProps) {
  const { agentName, started, off, turn, unsent, onSend, onStop, conversation } = props
  const [text, setText] = useState(unsent)
  useEffect(() => setText((typed) => typed || unsent), [unsent])
  const input = useRef<HTMLTextAreaElement>(null)
  const busy = turn !== null
  const length = text.trim().length
  const [attached, setAttached] = useState(noPictures)
  // Counts the messages sent, so that each begins without pictures.
  const [sent, setSent] = useState(0)
  const isEmpty = !isVisible(text) && attached.ids.length === 0
  const canSend = !off && !isEmpty && !attached.isBusy && length <= chatMessageMax
  useAutoGrow(input, text)
  useInputFocus(input, busy, started)

  const send = () => {
    if (busy || !canSend || !onSend(isVisible(text) ? text : pictureMessage, attached.ids)) return
    setText('')
    setAttached(noPictures)
    setSent(sent + 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it; Safari reveals this only by key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    send()
  }
  const placeholder = started ? chatTexts.messagePlaceholder : chatTexts.askPlaceholder(agentName)

  return (
    <div ref={props.ref} className="composer">
      {props.consent}
      <form
        className="composer-row"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {conversation && <ConversationMenuButton conversation={conversation} />}
        {props.pictures && (
          <Suspense>
            <LazyPictureField key={sent} {...props.pictures} off={busy || off} onChange={setAttached} />
          </Suspense>
        )}
        <div className="composer-field">
          <textarea
            ref={input}
            rows={1}
            // An empty input has the direction of the conversation.
            dir={text === '' ? undefined : 'auto'}
            value={text}
            aria-invalid={length > chatMessageMax || undefined}
            disabled={busy || off}
            placeholder={placeholder}
            aria-label={placeholder}
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <ComposerButton turn={turn} canSend={canSend} onStop={onStop} />
        </div>
      </form>
      <ComposerFooter agentName={agentName} poweredByUrl={props.poweredByUrl} length={length} />
    </div>
  )
}

/**
 * Focuses the input after a turn or when a new chat begins, unless the visitor has moved the focus elsewhere. Skips
 * touch screens, where the keyboard would cover the answer.
 */
function useInputFocus(input: RefObject<HTMLElement | null>, busy: boolean, started: boolean): void {
  const before = useRef({ busy, started })
  useEffect(() => {
    const turnIsOver = before.current.busy && !busy
    const chatIsNew = before.current.started && !started
    before.current = { busy, started }
    if (!(turnIsOver || chatIsNew) || !document.hasFocus()) return
    const focusIsFree = document.activeElement === null || document.activeElement === document.body
    const touch = window.matchMedia('(hover: none)').matches
    if (focusIsFree && !touch) input.current?.focus({ preventScroll: true })
  }, [input, busy, started])
}

const chatInputMaxHeightPx = 150

/** Makes the input as high as its text, up to the limit; beyond it the text scrolls. */
function useAutoGrow(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = input.current
    if (area === null) return
    area.style.height = 'auto'
    area.style.overflowY = 'hidden'
    // An empty input must not grow with a long placeholder, and clearing it after sending must not wait for a
    // measurement.
    if (text === '') return
    const height = area.scrollHeight
    area.style.height = `${Math.min(height, chatInputMaxHeightPx)}px`
    if (height > chatInputMaxHeightPx) area.style.overflowY = 'auto'
  }, [input, text])
}

interface ComposerButtonProps {
  turn: ReplyInProgress | null
  canSend: boolean
  onStop: () => void
}

/** Sends the typed text, or stops the reply in progress. */
function ComposerButton({ turn, canSend, onStop }: ComposerButtonProps) {
  return turn === null ? (
    <button
      key="send"
      type="submit"
      className="send-button"
      disabled={!canSend}
      aria-label="Send"
      title="Send"
    >
      <ArrowUp size={20} aria-hidden />
    </button>
  ) : (
    <button
      key="stop"
      type="button"
      className="send-button"
      onClick={onStop}
      disabled={turn.stopping}
      aria-label="Stop"
      title="Stop"
    >
      <Square size={14} fill="currentColor" aria-hidden />
    </button>
  )
}
