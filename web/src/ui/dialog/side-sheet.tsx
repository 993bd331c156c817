import { Flex, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import './side-sheet.css'

interface SideSheetProps {
  readonly title: string
  /** The button that opens it and gets the focus back; absent if a URL opens it. */
  readonly trigger?: ReactNode
  /** For long content. */
  readonly isWide?: boolean
  /** Set if the parent controls whether it is open. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Rendered only while it is open. */
  readonly children: ReactNode
}

/** A panel at the side that explains something on the screen; covers the whole screen on small devices. */
export function SideSheet({ title, trigger, isWide = false, children, ...opening }: SideSheetProps) {
  return (
    <Dialog.Root {...opening}>
      {trigger && <Dialog.Trigger>{trigger}</Dialog.Trigger>}
      <Dialog.Content className="side-sheet" data-wide={isWide} aria-describedby={undefined}>
        <Flex align="center" justify="between" gap="3" className="side-sheet-head">
          <Dialog.Title size="4" mb="0" className="wrap-anywhere">
            {title}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" aria-label="Close">
              <X size={18} />
            </IconButton>
          </Dialog.Close>
        </Flex>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}
