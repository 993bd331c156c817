import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { receiptQuery } from './queries.ts'
import { Receipt, type ReceiptProps } from './receipt.tsx'

interface ReceiptBesideProps extends ReceiptProps {
  /** Told once the receipt is as high as it is going to be. */
  readonly onShown: () => void
}

/** A receipt in the place where it was asked for. */
export function ReceiptBeside({ onShown, ...shown }: ReceiptBesideProps) {
  const { isPending } = useQuery(receiptQuery(shown.messageId))
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    if (!isPending) tell()
  }, [isPending])
  return <Receipt {...shown} />
}
