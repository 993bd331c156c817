import type { InstallationSpend, ModelPrice } from '@parleykit/contract/models/spend'
import { Button, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { dateWithYear } from '../../../ui/format/local-dates.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import type { ModelScope } from '../queries.ts'
import { formatPrice } from './format-cost.ts'
import { PriceDialog } from './price-dialog.tsx'
import { spendingTexts } from './spending-texts.ts'
import '../models.css'

interface PricesSectionProps extends Pick<InstallationSpend, 'prices' | 'pricesListedOn'> {
  readonly scope: ModelScope
  readonly mayEdit: boolean
}

/** What the models that are used cost, and where the price comes from. */
export function PricesSection({ scope, prices, pricesListedOn, mayEdit }: PricesSectionProps) {
  const [edited, setEdited] = useState<ModelPrice | null>(null)
  const shown = prices.toSorted((one, other) => one.model.localeCompare(other.model))
  return (
    <TitledSection title={spendingTexts.prices} text={spendingTexts.pricesHelp(dateWithYear(pricesListedOn))}>
      {shown.length === 0 && (
        <Text as="p" size="2" color="gray">
          {spendingTexts.noPrices[scope]}
        </Text>
      )}
      <ul className="plain-list" aria-label={spendingTexts.prices}>
        {shown.map((each) => (
          <li key={`${each.connectionId} ${each.model}`} className="connection-row">
            <PriceFacts {...each} />
            {mayEdit && (
              <Button
                variant="soft"
                color="gray"
                aria-label={`${spendingTexts.edit}: ${each.model}`}
                onClick={() => setEdited(each)}
              >
                {spendingTexts.edit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PriceDialog scope={scope} edited={edited} onClose={() => setEdited(null)} />
    </TitledSection>
  )
}

function PriceFacts({ model, connectionName, price, source }: ModelPrice) {
  const words = price
    ? spendingTexts.price(formatPrice(price.input), formatPrice(price.output))
    : spendingTexts.unknownCost
  return (
    <div className="truncating">
      <Text as="div" size="2" weight="medium" className="wrap-anywhere">
        {model}
      </Text>
      <Text as="p" size="2" color="gray">
        {[words, source && spendingTexts.sources[source], connectionName].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
