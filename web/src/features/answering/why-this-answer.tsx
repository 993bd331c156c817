import type { ChatSource } from '@parleykit/contract/chat'
import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { Needs } from '../workspaces/needs.tsx'
import './answering.css'
import { receiptQuery } from './queries.ts'
import { ReceiptView } from './receipt-view.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

interface WhyThisAnswerProps {
  readonly messageId: number
  /** What the answer quotes. */
  readonly sources: readonly ChatSource[]
}

/** Opens a sheet with the receipt of an agent's message, which is only fetched then. */
export function WhyThisAnswer(props: WhyThisAnswerProps) {
  return (
    <SideSheet
      title={receiptTexts.why}
      trigger={
        <Button size="1" variant="ghost" color="gray">
          <CircleHelp size={13} /> {receiptTexts.why}
        </Button>
      }
    >
      <Receipt {...props} />
    </SideSheet>
  )
}

function Receipt({ messageId, sources }: WhyThisAnswerProps) {
  const { data: receipt, isError, refetch } = useQuery(receiptQuery(messageId))
  if (isError) return <FailedPlace text={receiptTexts.failed} onRetry={() => void refetch()} />
  if (receipt === undefined) return <Skeleton height="120px" />
  return (
    <div className="why-content">
      {receipt === null ? (
        <Text as="p" size="2" color="gray">
          {receiptTexts.none}
        </Text>
      ) : (
        <ReceiptView receipt={receipt} sources={sources} />
      )}
      <Needs least="editor">
        <ReplayDialog messageId={messageId} />
      </Needs>
    </div>
  )
}
