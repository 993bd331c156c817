import type { Agent } from '@parleykit/contract/agents'
import { agentTexts } from '@parleykit/contract/owner-agents-texts'
import { wizardTexts } from '@parleykit/contract/owner-wizard-texts'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { resetToSaved, useDirtyState } from '../../ui/form/use-form.ts'
import { showRefusal } from '../../ui/show-refusal.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { usePainted } from '../../ui/use-painted.ts'
import { useUpdateAgent } from '../agents/queries.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { changedOf, type SettingsFormState, settingsOf } from './agent-form.ts'
import { IdentityFields } from './identity-fields.tsx'
import { ImageSetting } from './image-setting.tsx'
import { changedNames } from './setting-names.ts'
import type { FurtherPlace } from './settings-places.ts'
import { SettingsSection } from './settings-section.tsx'
import type { FurtherSettings } from './use-further-settings.ts'

interface SettingsFormProps {
  readonly agent: Agent
  readonly form: SettingsFormState
  readonly further: FurtherSettings
}

/** With the heights that their fields have about. */
const furtherPlaces: readonly { id: FurtherPlace; text: string; height: string }[] = [
  {
    id: 'settings-conversation',
    text: 'How your agent speaks and starts a chat.',
    height: '720px',
  },
  { id: 'settings-access', text: 'Who can chat with your agent, and where.', height: '580px' },
  {
    id: 'settings-person',
    text: "What visitors see when your agent can't help or is paused.",
    height: '550px',
  },
  { id: 'settings-privacy', text: 'How long conversations are kept.', height: '180px' },
  {
    id: 'settings-limits',
    text: "Keep a single visitor from using up your credits. Days are in UTC. Your own tests don't count.",
    height: '200px',
  },
]

/** The fields, drawn anew for their own changes alone: not when the first of them makes the whole form dirty. */
const Sections = memo(function Sections({ agent, form, further }: SettingsFormProps) {
  return (
    <>
      <SettingsSection id="settings-identity" text="Your agent's name and appearance.">
        <ImageSetting agent={agent} />
        <IdentityFields form={form} />
      </SettingsSection>
      <div ref={further.beginning} />
      {further.hasFailed && <FailedPlace text={agentTexts.settingsFailed} onRetry={further.retry} />}
      {furtherPlaces.map(({ id, text, height }, at) => {
        const Fields = at < further.drawn ? further.parts?.fieldsOf[id] : undefined
        return (
          <SettingsSection key={id} id={id} text={text}>
            {Fields ? <Fields agent={agent} form={form} /> : <Skeleton height={height} />}
          </SettingsSection>
        )
      })}
    </>
  )
})

/** The edit form of an agent. */
export function SettingsForm({ agent, form, further }: SettingsFormProps) {
  const { dirtyFields, isDirty } = useDirtyState(form)
  const changed = usePainted(isDirty ? `Unsaved changes: ${changedNames(dirtyFields)}` : '')
  const update = useUpdateAgent()
  const upgradeOffer = useUpgradeOffer()

  const save = form.handleSubmit(
    (values) => {
      const sent = structuredClone(form.getValues())
      anew('settings', update).mutate(
        { id: agent.id, ...changedOf(values, dirtyFields) },
        {
          onSuccess: (saved) => {
            resetToSaved(form, settingsOf(saved), sent)
            toast(agentTexts.updated, 'settings')
          },
          onError: (error) => {
            const { title, description } = agentTexts.updateFailed
            toastError(
              { title, description: withDetail(description, error) },
              'settings',
              upgradeOffer(error),
            )
            showRefusal(form, error, { plan_limit_reached: 'status' })
          },
        },
      )
    },
    () =>
      toastError(
        { title: wizardTexts.validationTitle, description: wizardTexts.correctHighlighted },
        'settings',
      ),
  )

  return (
    <form noValidate onSubmit={save}>
      <Sections agent={agent} form={form} further={further} />
      <UnsavedGuard isUnsaved={isDirty} />
      <Flex gap="3" align="center" justify="between" className="save-bar">
        <Text size="2" color="gray" role="status" className="save-words">
          {changed}
        </Text>
        <Flex gap="3" ml="auto">
          <Button variant="soft" color="gray" asChild>
            <Link to="/dashboard">Cancel</Link>
          </Button>
          <SubmitButton isPending={update.isPending} pending="Saving..." isOff={!isDirty}>
            Save changes
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
