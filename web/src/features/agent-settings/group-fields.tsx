import type { Agent } from '@parleykit/contract/agents/agents'
import { type ComponentType, memo } from 'react'
import { ExportButton } from '../portability/export-button.tsx'
import { TrainingHistory } from '../training/training-history.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { AccessFields } from './access-fields.tsx'
import type { SettingsFormState } from './agent-form.ts'
import { ApiKeySetting } from './api-key-setting.tsx'
import { AppearanceFields } from './appearance-fields.tsx'
import { ConsentLineFields } from './consent-line-fields.tsx'
import { CustomToneField } from './custom-tone-field.tsx'
import { DailyLimitFields } from './daily-limit-fields.tsx'
import { DangerZone } from './danger-zone.tsx'
import { HumanContactFields } from './human-contact-fields.tsx'
import { LeadFormFields } from './lead-form-fields.tsx'
import { MembersLine } from './members-line.tsx'
import { OfficeHoursFields } from './office-hours-fields.tsx'
import { ProactiveMessageFields } from './proactive-message-fields.tsx'
import { RefusalTextFields } from './refusal-text-fields.tsx'
import { ReplyCheckField } from './reply-check-field.tsx'
import { RetentionField } from './retention-field.tsx'
import { SecretKeySetting } from './secret-key-setting.tsx'
import type { FormGroup, LowerGroup } from './settings-places.ts'
import { StarterPromptFields } from './starter-prompt-fields.tsx'
import { TakeoverField } from './takeover-field.tsx'

interface FieldsProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** The fields of each group, rerendered only for their own changes. */
export const fieldsOf: Record<FormGroup | LowerGroup, ComponentType<FieldsProps>> = {
  'settings-appearance': memo(({ form }) => <AppearanceFields form={form} />),
  'settings-conversation': memo(({ agent, form }) => (
    <>
      <CustomToneField form={form} />
      <ReplyCheckField form={form} />
      <RefusalTextFields form={form} />
      <StarterPromptFields form={form} suggested={agent.suggestedStarterPrompts} />
      <ProactiveMessageFields form={form} />
    </>
  )),
  'settings-access': memo(({ agent, form }) => (
    <>
      <AccessFields form={form} />
      <ApiKeySetting agent={agent} />
      <Needs least="owner">
        <SecretKeySetting agent={agent} />
        <MembersLine />
      </Needs>
    </>
  )),
  'settings-person': memo(({ form }) => (
    <>
      <HumanContactFields form={form} />
      <OfficeHoursFields form={form} />
      <TakeoverField form={form} />
      <LeadFormFields form={form} />
    </>
  )),
  'settings-privacy': memo(({ form }) => (
    <>
      <RetentionField form={form} />
      <ConsentLineFields form={form} />
    </>
  )),
  'settings-limits': memo(({ form }) => <DailyLimitFields form={form} />),
  'settings-history': memo(({ agent }) => <TrainingHistory agent={agent} />),
  'settings-file': memo(({ agent }) => (
    <div>
      <ExportButton agent={agent} />
    </div>
  )),
  'settings-danger': memo(({ agent }) => <DangerZone agent={agent} />),
}
