import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { receiptQuery } from './queries.ts'
import { Receipt, type ReceiptProps } from './receipt.tsx'

interface ReceiptBesideProps extends ReceiptProps {
  /** Called once the receipt has its final height. */
  readonly onShown: () => void
}

/** A receipt shown inline where it was requested. */
export function ReceiptBeside({ onShown, ...shown }: ReceiptBesideProps) {
  const { isPending } = useQuery(receiptQuery(shown.messageId))
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    if (!isPending) tell()
  }, [isPending])
  return <Receipt {...shown} />
}
