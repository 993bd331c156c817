import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { resetToSaved, useDirtyState } from '../../../ui/form/use-form.ts'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx'
import { useUpgradeOffer } from '../../billing/use-upgrade-offer.ts'
import { ImagePicker } from '../image-picker.tsx'
import { imageUploadError } from '../image-upload-error.ts'
import { useUpdateAgent, useUploadProfileImage } from '../queries.ts'
import { wizardTexts } from '../wizard/wizard-texts.ts'
import { pickChangedSettings, type SettingsFormState, toSettingsInput } from './agent-form.ts'
import { BasicFields } from './basic-fields.tsx'
import { openGroup } from './focus-section.ts'
import { changedNames } from './setting-names.ts'
import { SettingsGroups } from './settings-groups.tsx'
import { basics, type FormGroup, formGroups, groupOfField, groupsInError } from './settings-sections.ts'

interface SettingsFormProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

const groups = Object.keys(formGroups) as FormGroup[]

function openGroupOfField(path: string) {
  const group = groupOfField(path)
  if (group) openGroup(group)
}

/** All fields, rerendered only for their own changes: not when the first change makes the form dirty. */
const Fields = memo(function Fields({ agent, form }: SettingsFormProps) {
  return (
    <>
      <section aria-labelledby={basics.id}>
        <Heading as="h2" size="4" id={basics.id} mb="4">
          {basics.title}
        </Heading>
        <Flex direction="column" gap="5" mb="6">
          <ImageSetting agent={agent} />
          <BasicFields form={form} />
        </Flex>
      </section>
      <SettingsGroups ids={groups} agent={agent} form={form} />
    </>
  )
})

/** The edit form of an agent. */
export function SettingsForm({ agent, form }: SettingsFormProps) {
  const { dirtyFields, isDirty } = useDirtyState(form)
  const changed = useAfterPaint(isDirty ? `Unsaved changes: ${changedNames(dirtyFields)}` : '')
  const update = useUpdateAgent()
  const upgradeOffer = useUpgradeOffer()

  const save = form.handleSubmit(
    (values) => {
      const sent = structuredClone(form.getValues())
      clearToastsBefore('settings', update).mutate(
        { id: agent.id, ...pickChangedSettings(values, dirtyFields) },
        {
          onSuccess: (saved) => {
            resetToSaved(form, toSettingsInput(saved), sent)
            toast(agentTexts.updated, 'settings')
          },
          onError: (error) => {
            const { title, description } = agentTexts.updateFailed
            toastError(
              { title, description: withDetail(description, error) },
              'settings',
              upgradeOffer(error),
            )
            showFieldError(form, error, { plan_limit_reached: 'status' }, openGroupOfField)
          },
        },
      )
    },
    (errors) => {
      groupsInError(errors).forEach(openGroup)
      toastError(
        { title: wizardTexts.validationTitle, description: wizardTexts.correctHighlighted },
        'settings',
      )
    },
  )

  return (
    <form noValidate onSubmit={save}>
      <Fields agent={agent} form={form} />
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

/** Uploads the profile image as soon as it is chosen. */
function ImageSetting({ agent }: { readonly agent: Agent }) {
  const upload = useUploadProfileImage()

  function choose(file: File) {
    clearToastsBefore('profile-image', upload).mutate(
      { id: agent.id, file },
      {
        onSuccess: () => toast(agentTexts.updated, 'profile-image'),
        onError: (error) => toastError(imageUploadError(error), 'profile-image'),
      },
    )
  }

  return (
    <ImagePicker
      agentName={agent.name}
      brandColor={agent.brandColor}
      currentUrl={agent.profileImageUrl}
      file={null}
      onChoose={choose}
      isUploading={upload.isPending}
    />
  )
}
