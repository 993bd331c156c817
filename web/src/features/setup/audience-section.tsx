import { Button, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { setupQuery } from './queries.ts'
import { audienceTexts, setupTexts } from './setup-texts.ts'

/** Who the installation is for, with a link to change it. For its operator; nothing for everyone else. */
export function AudienceSection() {
  const { data: setup } = useQuery(setupQuery)
  if (setup?.access !== 'operator') return null
  const { audience, billing } = setup
  const decided = billing.isSetByServer
    ? `${setupTexts.billingOf(billing)} (${setupTexts.setByServer})`
    : null
  const answer = audience === null ? setupTexts.unanswered : audienceTexts[audience].name
  return (
    <TitledSection title={setupTexts.statusTitle}>
      <Flex align="center" gap="3" wrap="wrap">
        <Text as="p" size="2">
          {decided ?? answer}
        </Text>
        <Button size="1" variant="soft" asChild>
          <Link to="/setup">
            {billing.isSetByServer
              ? setupTexts.see
              : audience === null
                ? setupTexts.answer
                : setupTexts.change}
          </Link>
        </Button>
      </Flex>
    </TitledSection>
  )
}
