import type { Setup } from '@parleykit/contract/setup/setup'
import { Badge, Card, DataList, Flex } from '@radix-ui/themes'
import { setupTexts } from './setup-texts.ts'

/** What is in force, if the environment decides it. */
export function FixedModes({ setup: { billing, registration } }: { readonly setup: Setup }) {
  const rows = [
    { name: setupTexts.plans, value: setupTexts.billingOf(billing), ...billing },
    { name: setupTexts.registration, value: setupTexts.registrationOf(registration), ...registration },
  ]
  return (
    <Card size="3">
      <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }}>
        {rows.map(({ name, value, isSetByServer }) => (
          <DataList.Item key={name}>
            <DataList.Label>{name}</DataList.Label>
            <DataList.Value>
              <Flex gap="2" align="center" wrap="wrap">
                {value}
                {isSetByServer && <Badge color="gray">{setupTexts.setByServer}</Badge>}
              </Flex>
            </DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Card>
  )
}
