import { offerTexts } from '@parleykit/contract/handover-texts'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRightLeft } from 'lucide-react'
import { handoverOffersQuery } from './queries.ts'

/** Tells on the dashboard that somebody offers their agents. */
export function OfferHint() {
  const { data: [offer] = [] } = useQuery(handoverOffersQuery)
  if (!offer) return null
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
