import type { ChatSource } from '@parleykit/contract/chat/chat'
import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { receiptQuery } from './queries.ts'
import type { ReceiptPassagesProps } from './receipt-passages.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

export interface ReceiptProps extends Pick<ReceiptPassagesProps, 'entriesOpen'> {
  readonly messageId: number
  /** The sources that the answer quotes. */
  readonly sources: readonly ChatSource[]
}

/** The receipt of an agent's message, and the agent's answer today. */
export function Receipt({ messageId, sources, entriesOpen }: ReceiptProps) {
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
        <ReceiptView receipt={receipt} sources={sources} entriesOpen={entriesOpen} />
      )}
      <Needs least="editor">
        <ReplayDialog messageId={messageId} />
      </Needs>
    </div>
  )
}

interface ReceiptBesideProps extends Omit<ReceiptProps, 'entriesOpen'> {
  /** Called once the receipt has its final height. */
  readonly onShown: () => void
}

/** A receipt shown inline where it was requested. */
export function ReceiptBeside({ onShown, ...shown }: ReceiptBesideProps) {
  const { isPending } = useQuery(receiptQuery(shown.messageId))
  const reportShown = useEffectEvent(onShown)
  useEffect(() => {
    if (!isPending) reportShown()
  }, [isPending])
  return <Receipt {...shown} entriesOpen="apart" />
}
