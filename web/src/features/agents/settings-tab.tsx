import type { Agent } from '@parleykit/contract/agents'
import { Flex } from '@radix-ui/themes'
import { DangerZone } from './danger-zone.tsx'
import { ImageSetting } from './image-setting.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsTab({ agent }: { readonly agent: Agent }) {
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <ImageSetting agent={agent} />
      <SettingsForm agent={agent} />
      <DangerZone agent={agent} />
    </Flex>
  )
}
