import { pricingTexts } from '@parleykit/contract/pricing-texts'
import { Badge, Flex, Switch, Text } from '@radix-ui/themes'

interface IntervalSwitchProps {
  readonly isYearly: boolean
  readonly onChange: (isYearly: boolean) => void
}

/** Monthly or yearly: each word is a way to choose it too. */
export function IntervalSwitch({ isYearly, onChange }: IntervalSwitchProps) {
  return (
    <Flex direction="column" align="center" gap="3">
      <Flex align="center" gap="3">
        <Text size="3" {...(isYearly ? { color: 'gray' } : { weight: 'medium' })}>
          {pricingTexts.monthly}
        </Text>
        <Switch
          size="3"
          checked={isYearly}
          onCheckedChange={onChange}
          aria-label="Yearly billing"
          aria-describedby="save-yearly"
        />
        <Text size="3" {...(isYearly ? { weight: 'medium' } : { color: 'gray' })}>
          {pricingTexts.yearly}
        </Text>
      </Flex>
      <Badge color="green" size="2" id="save-yearly">
        {pricingTexts.saveYearly}
      </Badge>
    </Flex>
  )
}
