import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { lazy, Suspense } from 'react'
import { TitledSection } from '../../ui/titled-section.tsx'
import { useMayAct } from '../workspaces/needs.tsx'
import { openWorkspaceTexts } from '../workspaces/open-workspace-texts.ts'
import { OpenSettings } from './open-settings.tsx'
import { lowerGroups } from './settings-places.ts'

const TrainingHistory = lazy(() =>
  import('../training/training-history.tsx').then(({ TrainingHistory }) => ({ default: TrainingHistory })),
)

export function SettingsTab({ agent }: { readonly agent: Agent }) {
  if (useMayAct('editor')) return <OpenSettings agent={agent} />
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <Text as="p" color="gray">
        {openWorkspaceTexts.viewerSettings}
      </Text>
      <TitledSection {...lowerGroups['settings-history']}>
        <Suspense fallback={<Skeleton height="240px" />}>
          <TrainingHistory agent={agent} />
        </Suspense>
      </TitledSection>
    </Flex>
  )
}
