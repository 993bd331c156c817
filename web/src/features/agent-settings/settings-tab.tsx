import type { Agent } from '@parleykit/contract/agents'
import { membersTexts } from '@parleykit/contract/owner-texts'
import { Flex, Text } from '@radix-ui/themes'
import { ExportSection } from '../portability/export-section.tsx'
import { TrainingHistory } from '../training/training-history.tsx'
import { Needs, useMayAct } from '../workspaces/needs.tsx'
import { DangerZone } from './danger-zone.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsTab({ agent }: { readonly agent: Agent }) {
  const mayEdit = useMayAct('editor')
  return (
    <Flex direction="column" gap="6" className="reading-width">
      {mayEdit ? (
        <SettingsForm agent={agent} />
      ) : (
        <Text as="p" color="gray">
          {membersTexts.viewerSettings}
        </Text>
      )}
      <TrainingHistory agent={agent} />
      <Needs least="editor">
        <ExportSection agent={agent} />
      </Needs>
      <Needs least="owner">
        <DangerZone agent={agent} />
      </Needs>
    </Flex>
  )
}
