import type { ChatSource } from '@parleykit/contract/chat/chat'
import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Button } from '@radix-ui/themes'
import { CircleHelp } from 'lucide-react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'

const load = () => import('./receipt-sheet.tsx')

interface WhyThisAnswerProps {
  readonly messageId: number
  /** The sources that the answer quotes. */
  readonly sources: readonly ChatSource[]
}

/** Opens a sheet with the receipt of an agent's message, fetched only on opening. */
export function WhyThisAnswer(props: WhyThisAnswerProps) {
  return (
    <LazyPopup
      kind="dialog"
      load={load}
      given={props}
      trigger={
        <Button size="1" variant="ghost" color="gray">
          <CircleHelp size={13} /> {receiptTexts.why}
        </Button>
      }
    />
  )
}
