import { receiptTexts } from '@parleykit/contract/owner-texts'
import { Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Needs } from '../workspaces/needs.tsx'
import './answering.css'
import { receiptQuery } from './queries.ts'
import { ReceiptView } from './receipt-view.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

/** Opens to the receipt of an agent's message, which is only fetched then. */
export function WhyThisAnswer({ messageId }: { readonly messageId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text as="div" size="1" color="gray" asChild>
        <summary>{receiptTexts.why}</summary>
      </Text>
      {isOpen && <Receipt messageId={messageId} />}
    </details>
  )
}

function Receipt({ messageId }: { readonly messageId: number }) {
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
        <ReceiptView receipt={receipt} />
      )}
      <Needs least="editor">
        <ReplayDialog messageId={messageId} />
      </Needs>
    </div>
  )
}
