import { toastMs } from '@parleykit/contract/limits'
import * as RadixToast from '@radix-ui/react-toast'
import { IconButton, Text } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, subscribeToToasts } from './toast-queue.ts'
import './toaster.css'

/** Good news makes room sooner when something newer waits; a failure keeps its full time. */
const yieldingMs = 1500

/** Shows the first toast of the queue. F8 focuses it, hovering or focusing it stops the clock. */
export function Toaster() {
  const [shown, next] = useSyncExternalStore(subscribeToToasts, currentToasts)
  const duration = next && shown?.variant === 'default' ? yieldingMs : toastMs
  return (
    <RadixToast.Provider duration={toastMs} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <RadixToast.Root
          key={shown.id}
          className="toast"
          data-variant={shown.variant}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          duration={duration}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
        >
          <RadixToast.Title asChild>
            <Text as="div" size="2" weight="bold">
              {shown.title}
            </Text>
          </RadixToast.Title>
          {shown.description && (
            <RadixToast.Description asChild>
              <Text as="div" size="2" mt="1">
                {shown.description}
              </Text>
            </RadixToast.Description>
          )}
          <RadixToast.Close asChild>
            <IconButton className="toast-close" size="1" variant="ghost" color="gray" aria-label="Close">
              <X size={14} />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  )
}
