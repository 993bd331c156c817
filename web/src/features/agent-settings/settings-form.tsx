import type { Agent } from '@parleykit/contract/agents'
import { agentTexts } from '@parleykit/contract/owner-agents-texts'
import { wizardTexts } from '@parleykit/contract/owner-wizard-texts'
import { Button, Flex, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { withDetail } from '../../api/api-error.ts'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { useUpdateAgent } from '../agents/queries.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { Needs } from '../workspaces/needs.tsx'
import { AccessFields } from './access-fields.tsx'
import { changedOf, type SettingsFormState, settingsOf } from './agent-form.ts'
import { ApiKeySetting } from './api-key-setting.tsx'
import { ConsentLineFields } from './consent-line-fields.tsx'
import { DailyLimitFields } from './daily-limit-fields.tsx'
import { GreetingField } from './greeting-field.tsx'
import { HumanContactFields } from './human-contact-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { ImageSetting } from './image-setting.tsx'
import { LeadFormFields } from './lead-form-fields.tsx'
import { MembersLine } from './members-line.tsx'
import { OfficeHoursFields } from './office-hours-fields.tsx'
import { ProactiveMessageFields } from './proactive-message-fields.tsx'
import { RetentionField } from './retention-field.tsx'
import { SecretKeySetting } from './secret-key-setting.tsx'
import { changedNames } from './setting-names.ts'
import { SettingsSection } from './settings-section.tsx'
import { StarterPromptFields } from './starter-prompt-fields.tsx'
import { TakeoverField } from './takeover-field.tsx'
import { ToneFields } from './tone-fields.tsx'

interface SettingsFormProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** The edit form of an agent. */
export function SettingsForm({ agent, form }: SettingsFormProps) {
  const { dirtyFields, isDirty } = form.formState
  const update = useUpdateAgent()
  const upgradeOffer = useUpgradeOffer()

  const save = form.handleSubmit(
    (values) =>
      anew('settings', update).mutate(
        { id: agent.id, ...changedOf(values, dirtyFields) },
        {
          onSuccess: (saved) => {
            form.reset(settingsOf(saved))
            toast(agentTexts.updated, 'settings')
          },
          onError: (error) => {
            const { title, description } = agentTexts.updateFailed
            toastError(
              { title, description: withDetail(description, error) },
              'settings',
              upgradeOffer(error),
            )
          },
        },
      ),
    () =>
      toastError(
        { title: wizardTexts.validationTitle, description: wizardTexts.correctHighlighted },
        'settings',
      ),
  )

  return (
    <form noValidate onSubmit={save}>
      <SettingsSection id="settings-identity" text="Who your agent is, and how visitors meet it.">
        <ImageSetting agent={agent} />
        <IdentityFields form={form} />
      </SettingsSection>
      <SettingsSection id="settings-conversation" text="How your agent speaks, and what it opens with.">
        <ToneFields form={form} />
        <GreetingField form={form} />
        <StarterPromptFields form={form} suggested={agent.suggestedStarterPrompts} />
        <ProactiveMessageFields form={form} />
      </SettingsSection>
      <SettingsSection id="settings-access" text="Who may chat with your agent, and from where.">
        <AccessFields form={form} />
        <ApiKeySetting agent={agent} />
        <Needs least="owner">
          <SecretKeySetting agent={agent} />
          <MembersLine />
        </Needs>
      </SettingsSection>
      <SettingsSection
        id="settings-person"
        text="What visitors see where your agent can't help, or is paused."
      >
        <HumanContactFields form={form} />
        <OfficeHoursFields form={form} />
        <TakeoverField form={form} />
        <LeadFormFields form={form} />
      </SettingsSection>
      <SettingsSection id="settings-privacy" text="How long what visitors say is kept.">
        <RetentionField form={form} />
        <ConsentLineFields form={form} />
      </SettingsSection>
      <SettingsSection
        id="settings-limits"
        text="So that no single visitor uses up your credits. Days are counted in UTC; your own tries don't count."
      >
        <DailyLimitFields form={form} />
      </SettingsSection>
      <UnsavedGuard isUnsaved={isDirty} />
      <Flex gap="3" align="center" justify="between" wrap="wrap" className="save-bar">
        <Text size="2" color="gray" role="status" className="save-words">
          {isDirty ? `Unsaved changes: ${changedNames(dirtyFields)}` : ''}
        </Text>
        <Flex gap="3" ml="auto">
          <Button variant="soft" color="gray" asChild>
            <Link to="/dashboard">Cancel</Link>
          </Button>
          <Button type="submit" disabled={!isDirty || update.isPending}>
            {update.isPending ? 'Saving...' : 'Save changes'}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
