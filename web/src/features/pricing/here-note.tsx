import { Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { pricingTexts } from '../billing/pricing-texts.ts'
import { offerQuery } from '../billing/queries.ts'

/** Names this server's language models, since the plan cards are the same on every server. */
export function HereNote() {
  const { data } = useQuery(offerQuery)
  if (!data) return null
  const { models } = data
  const ofModels = { none: pricingTexts.noModels, same: pricingTexts.sameModel, by_plan: null }[models]
  if (ofModels === null) return null
  return (
    <Text as="p" size="2" color="gray" align="center" className="balanced">
      {pricingTexts.here} {ofModels}
    </Text>
  )
}
