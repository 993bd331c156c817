import { offerTexts } from '@parleykit/contract/handover-texts'
import type { HandoverOffer } from '@parleykit/contract/handovers'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ArrowRightLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import './handovers.css'

interface OfferHintProps {
  readonly offer: HandoverOffer | undefined
  /** What the screen is about. */
  readonly children: ReactNode
}

/**
 * Tells that somebody offers their agents: above the rest where that was known when the screen was opened, else at the
 * window's end, where it moves nothing that is being read.
 */
export function OfferHint({ offer, children }: OfferHintProps) {
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
      <Callout.Text className="wrap-anywhere">{offerTexts.hint(offer.workspace)}</Callout.Text>
      <Flex>
        <Button size="1" variant="soft" asChild>
          <Link to="/dashboard/profile">{offerTexts.see}</Link>
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

/** Whether something was there already when the screen was opened, or its tab left. */
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
