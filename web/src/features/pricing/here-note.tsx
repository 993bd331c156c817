import { pricingTexts } from '@parleykit/contract/pricing-texts'
import { Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { offerQuery } from '../billing/queries.ts'

/** Says what of the cards doesn't hold on this server: their words are the same on each. */
export function HereNote() {
  const { data } = useQuery(offerQuery)
  if (!data) return null
  const { models, deletesInactiveAgents } = data
  const ofModels = { none: pricingTexts.noModels, same: pricingTexts.sameModel, by_plan: null }[models]
  const ofAgents = deletesInactiveAgents ? null : pricingTexts.keepsAgents
  if (ofModels === null && ofAgents === null) return null
  return (
    <Text as="p" size="2" color="gray" align="center" className="balanced">
      {pricingTexts.here} {ofModels} {ofAgents}
    </Text>
  )
}
