import type { TransferOffer } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ArrowRightLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { transferTexts } from './transfer-texts.ts'
import './transfers.css'

interface TransferOfferHintProps {
  readonly offer: TransferOffer | undefined
  /** The content of the screen. */
  readonly children: ReactNode
}

/**
 * Announces an ownership transfer offer: above the content if it was known when the screen was opened, else at the
 * bottom of the window, where it moves nothing.
 */
export function TransferOfferHint({ offer, children }: TransferOfferHintProps) {
  const isAbove = useWasThere(offer?.id)
  const hint = offer && (
    <Callout.Root
      color="iris"
      role="status"
      {...(!isAbove && { variant: 'surface', className: 'late-offer' })}
    >
      <Callout.Icon>
        <ArrowRightLeft size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere">{transferTexts.hint(offer.workspace)}</Callout.Text>
      <Flex>
        <Button size="1" variant="soft" asChild>
          <Link to="/dashboard/profile">{transferTexts.see}</Link>
        </Button>
      </Flex>
    </Callout.Root>
  )
  return (
    <>
      {isAbove && hint}
      {children}
      {!isAbove && hint}
    </>
  )
}

/** Whether the offer was known when the screen was opened or its tab was left. */
function useWasThere(id: number | undefined): boolean {
  const [there, setThere] = useState(id)
  useEffect(() => {
    if (id === undefined || id === there) return
    const see = () => {
      if (document.hidden) setThere(id)
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [id, there])
  return id === there
}
