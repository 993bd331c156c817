import { Badge, Flex, Switch, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { pricingTexts } from '../billing/pricing-texts.ts'

interface IntervalSwitchProps {
  readonly isYearlyAtFirst: boolean
  /** Called once the switch's new position is painted. */
  readonly onChange: (isYearly: boolean) => void
}

/** Switches between monthly and yearly, by the switch or a click on either label. */
export function IntervalSwitch({ isYearlyAtFirst, onChange }: IntervalSwitchProps) {
  const [isYearly, setYearly] = useState(isYearlyAtFirst)
  function change(next: boolean) {
    setYearly(next)
    afterPaint(() => onChange(next))
  }
  return (
    <Flex direction="column" align="center" gap="3">
      <Flex align="center" gap="3">
        <Text
          size="3"
          className="interval-word"
          onClick={() => change(false)}
          {...(isYearly ? { color: 'gray' } : { weight: 'medium' })}
        >
          {pricingTexts.monthly}
        </Text>
        <Switch
          size="3"
          checked={isYearly}
          onCheckedChange={change}
          aria-label="Yearly billing"
          aria-describedby="save-yearly"
        />
        <Text
          size="3"
          className="interval-word"
          onClick={() => change(true)}
          {...(isYearly ? { weight: 'medium' } : { color: 'gray' })}
        >
          {pricingTexts.yearly}
        </Text>
      </Flex>
      <Badge color="green" size="2" id="save-yearly">
        {pricingTexts.saveYearly}
      </Badge>
    </Flex>
  )
}
