import { Flex, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import './side-sheet.css'

interface SideSheetProps {
  readonly title: string
  /** The button that opens it, and has the focus again after it; none where an address does. */
  readonly trigger?: ReactNode
  /** For what is read at length. */
  readonly isWide?: boolean
  /** Given where something else keeps whether it is open. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Made only while it is open. */
  readonly children: ReactNode
}

/** What explains something on the screen, at the side of it; over all of it on small screens. */
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
