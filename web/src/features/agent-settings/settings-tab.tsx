import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { useForm } from '../../ui/form/use-form.ts'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { useMatches } from '../../ui/use-matches.ts'
import { useMayAct } from '../workspaces/needs.tsx'
import { openWorkspaceTexts } from '../workspaces/open-workspace-texts.ts'
import { settingsForm, settingsOf } from './agent-form.ts'
import { ChatPreview } from './chat-preview.tsx'
import { PlaceList } from './place-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import './settings-layout.css'
import { SettingsGroups } from './settings-groups.tsx'
import type { LowerGroup } from './settings-places.ts'
import { lowerGroups, settingsPlaces } from './settings-places.ts'

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

const lowerIds = Object.keys(lowerGroups) as LowerGroup[]

/** The settings for users who may change them: a list of sections, the sections, and a preview of the chat. */
function OpenSettings({ agent }: { readonly agent: Agent }) {
  const form = useForm({ schema: settingsForm, defaultValues: settingsOf(agent) })
  const mayDelete = useMayAct('owner')
  const places = useMemo(() => settingsPlaces(mayDelete), [mayDelete])
  const lower = lowerIds.filter((id) => mayDelete || id !== 'settings-danger')
  const hasRoom = useMatches('(min-width: 1280px)')
  return (
    <div className="settings-layout">
      <PlaceList places={places}>
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
      </PlaceList>
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
