import type { Agent } from '@parleykit/contract/agents'
import { Button, Flex, Heading, Skeleton } from '@radix-ui/themes'
import { Eye } from 'lucide-react'
import { useLayoutEffect, useMemo } from 'react'
import { useForm } from '../../ui/form/use-form.ts'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { useMatches } from '../../ui/use-matches.ts'
import { useMayAct } from '../workspaces/needs.tsx'
import { settingsForm, settingsOf } from './agent-form.ts'
import { ChatPreview } from './chat-preview.tsx'
import { focusHeading } from './focus-place.ts'
import { PlaceList } from './place-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import './settings-layout.css'
import { formPlaces, type SettingsPlace, settingsPlaces } from './settings-places.ts'
import { useFurtherSettings } from './use-further-settings.ts'

/** The settings for who may change them: the list of their parts, the parts, and what they make of the chat. */
export function OpenSettings({ agent }: { readonly agent: Agent }) {
  const form = useForm({ schema: settingsForm, defaultValues: settingsOf(agent) })
  const mayDelete = useMayAct('owner')
  const places = useMemo(() => settingsPlaces(mayDelete), [mayDelete])
  const further = useFurtherSettings()
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
        <SettingsForm agent={agent} form={form} further={further} />
        {further.parts && further.isAllDrawn ? (
          <further.parts.BelowForm agent={agent} />
        ) : (
          places
            .slice(Object.keys(formPlaces).length)
            .map((place) => <AwaitedPart key={place[0]} place={place} />)
        )}
      </Flex>
      {hasRoom && (
        <aside className="settings-preview" aria-label="Preview">
          <ChatPreview agent={agent} form={form} />
        </aside>
      )}
    </div>
  )
}

/** A part below the form that isn't there yet; its heading can be gone to. */
function AwaitedPart({ place: [id, title] }: { readonly place: SettingsPlace }) {
  // The heading that comes in its place takes over the focus.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.id === id) queueMicrotask(() => focusHeading(id))
    },
    [id],
  )
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="4" mb="3" id={id}>
        {title}
      </Heading>
      <Skeleton height="120px" />
    </section>
  )
}
