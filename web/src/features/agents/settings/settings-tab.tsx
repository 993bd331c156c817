import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { SideSheet } from '../../../ui/dialog/side-sheet.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'
import { openWorkspaceTexts } from '../../workspaces/open-workspace-texts.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { settingsForm, toSettingsInput } from './agent-form.ts'
import { ChatPreview } from './chat-preview.tsx'
import { SectionList } from './section-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import './settings-layout.css'
import { SettingsGroups } from './settings-groups.tsx'
import type { LowerGroup } from './settings-sections.ts'
import { lowerGroups, settingsSections } from './settings-sections.ts'

const TrainingHistory = lazy(() =>
  import('../../retrieval/training/training-history.tsx').then(({ TrainingHistory }) => ({
    default: TrainingHistory,
  })),
)

export function SettingsTab({ agent }: { readonly agent: Agent }) {
  if (useHasRole('editor')) return <OpenSettings agent={agent} />
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

const lowerIds = Object.keys(lowerGroups) as LowerGroup[]

/** The settings for users who may change them: a list of sections, the sections, and a preview of the chat. */
function OpenSettings({ agent }: { readonly agent: Agent }) {
  const form = useForm({ schema: settingsForm, defaultValues: toSettingsInput(agent) })
  const mayDelete = useHasRole('owner')
  const places = useMemo(() => settingsSections(mayDelete), [mayDelete])
  const lower = lowerIds.filter((id) => mayDelete || id !== 'settings-danger')
  const hasRoom = useMediaQuery('(min-width: 1280px)')
  return (
    <div className="settings-layout">
      <SectionList places={places}>
        {!hasRoom && (
          <SideSheet
            title="Preview"
            trigger={
              <Button type="button" variant="soft">
                <Eye size={16} /> Preview
              </Button>
            }
          >
            <ChatPreview agent={agent} form={form} />
          </SideSheet>
        )}
      </SectionList>
      <Flex direction="column" gap="6">
        <SettingsForm agent={agent} form={form} />
        <div>
          <SettingsGroups ids={lower} agent={agent} form={form} />
        </div>
      </Flex>
      {hasRoom && (
        <aside className="settings-preview" aria-label="Preview">
          <ChatPreview agent={agent} form={form} />
        </aside>
      )}
    </div>
  )
}
