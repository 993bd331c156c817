import type { Agent } from '@parleykit/contract/agents'
import { Button, Flex } from '@radix-ui/themes'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { useForm } from '../../ui/form/use-form.ts'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { useMatches } from '../../ui/use-matches.ts'
import { ExportSection } from '../portability/export-section.tsx'
import { TrainingHistory } from '../training/training-history.tsx'
import { useMayAct } from '../workspaces/needs.tsx'
import { settingsForm, settingsOf } from './agent-form.ts'
import { ChatPreview } from './chat-preview.tsx'
import { DangerZone } from './danger-zone.tsx'
import { PlaceList } from './place-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import './settings-layout.css'
import { settingsPlaces } from './settings-places.ts'

/** The settings for who may change them: the list of their parts, the parts, and what they make of the chat. */
export function OpenSettings({ agent }: { readonly agent: Agent }) {
  const form = useForm({ schema: settingsForm, defaultValues: settingsOf(agent) })
  const mayDelete = useMayAct('owner')
  const places = useMemo(() => settingsPlaces(mayDelete), [mayDelete])
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
        <TrainingHistory agent={agent} />
        <ExportSection agent={agent} />
        {mayDelete && <DangerZone agent={agent} />}
      </Flex>
      {hasRoom && (
        <aside className="settings-preview" aria-label="Preview">
          <ChatPreview agent={agent} form={form} />
        </aside>
      )}
    </div>
  )
}
