import { offerTexts } from '@parleykit/contract/handover-texts'
import type { HandoverOffer } from '@parleykit/contract/handovers'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ArrowRightLeft } from 'lucide-react'

/** Tells on the dashboard that somebody offers their agents. */
export function OfferHint({ offer }: { readonly offer: HandoverOffer }) {
  return (
    <Callout.Root color="iris" role="status">
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
}
