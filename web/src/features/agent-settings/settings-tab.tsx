import type { Agent } from '@parleykit/contract/agents'
import { membersTexts } from '@parleykit/contract/owner-workspaces-texts'
import { Flex, Text } from '@radix-ui/themes'
import { TrainingHistory } from '../training/training-history.tsx'
import { useMayAct } from '../workspaces/needs.tsx'
import { OpenSettings } from './open-settings.tsx'

export function SettingsTab({ agent }: { readonly agent: Agent }) {
  if (useMayAct('editor')) return <OpenSettings agent={agent} />
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <Text as="p" color="gray">
        {membersTexts.viewerSettings}
      </Text>
      <TrainingHistory agent={agent} />
    </Flex>
  )
}
