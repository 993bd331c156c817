import type { Agent } from '@parleykit/contract/agents'
import { Flex } from '@radix-ui/themes'
import { TrainingHistory } from '../training/training-history.tsx'
import { DangerZone } from './danger-zone.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsTab({ agent }: { readonly agent: Agent }) {
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <SettingsForm agent={agent} />
      <TrainingHistory agent={agent} />
      <DangerZone agent={agent} />
    </Flex>
  )
}
