import * as RadixToast from '@radix-ui/react-toast'
import { Button, IconButton, Text, Theme } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { type FocusEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { IsolatedNames } from '../format/isolated-names.tsx'
import { currentToasts, dismissToast, subscribeToToasts } from './toast-queue.ts'
import './toaster.css'

const toastMs = 5000

const wayOutLook = {
  default: { variant: 'soft' },
  destructive: { variant: 'solid', color: 'red' },
} as const

/** Shows the first toast of the queue. F8 focuses it; hover and focus stop its timer. */
export function Toaster() {
  const [shown] = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [lastId, setLastId] = useState(shown?.id)
  if (shown && shown.id !== lastId) setLastId(shown.id)
  const { rememberFocus, returnFocus } = useFocusBefore()
  return (
    // Radix stays paused if a toast closes under the pointer or the focus, so each toast has its own provider.
    <RadixToast.Provider key={lastId} duration={toastMs} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <RadixToast.Root
          key={shown.id}
          className="toast"
          data-variant={shown.variant}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          onEscapeKeyDown={closeLayerBelow}
          onOpenChange={(open) => {
            if (open) return
            returnFocus()
            dismissToast(shown.id)
          }}
        >
          <RadixToast.Title asChild>
            <Text as="div" size="2" weight="bold">
              {shown.title}
            </Text>
          </RadixToast.Title>
          {shown.description && (
            <RadixToast.Description asChild>
              <Text as="div" size="2">
                <IsolatedNames text={shown.description} names={shown.names ?? []} />
              </Text>
            </RadixToast.Description>
          )}
          {shown.action && (
            <RadixToast.Action altText={shown.action.label} asChild>
              <Button mt="3" size="1" {...wayOutLook[shown.variant]} onClick={shown.action.onClick}>
                {shown.action.label}
              </Button>
            </RadixToast.Action>
          )}
          <RadixToast.Close asChild>
            <IconButton className="toast-close" size="1" variant="ghost" color="gray" aria-label="Close">
              <X size={14} />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {/* Outside the page, whose stacking context is below that of dialogs. Dialogs don't hide a live region. */}
      {createPortal(
        <Theme className="toast-layer" hasBackground={false} aria-live="off" onFocus={rememberFocus}>
          <RadixToast.Viewport className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
        </Theme>,
        document.body,
      )}
    </RadixToast.Provider>
  )
}

/** Returns the focus from the toasts to the previously focused element. */
function useFocusBefore() {
  const before = useRef<EventTarget | null>(null)
  const layer = useRef<Element | null>(null)
  return {
    rememberFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      layer.current = currentTarget
      const isFromOutside = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      if (isFromOutside) before.current = relatedTarget
    },
    returnFocus: () => {
      if (!layer.current?.contains(document.activeElement)) return
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}

const openLayer =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])[data-state="open"]'

/**
 * Handles the Escape that a toast gets as the topmost layer: if another layer is open below, the key is meant for that.
 * The toast closes too, and the key is repeated once its layer is gone.
 */
function closeLayerBelow({ target }: KeyboardEvent) {
  if (!target || !document.querySelector(openLayer)) return
  const isInToast = target instanceof Element && target.closest('.toast')
  if (isInToast) return
  const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  setTimeout(() => target.dispatchEvent(again))
}
