import type { Agent } from '@parleykit/contract/agents/agents'
import { type ComponentType, memo } from 'react'
import { AccessFields } from './access-fields.tsx'
import type { SettingsFormState } from './agent-form.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { ConsentLineFields } from './consent-line-fields.tsx'
import { CustomToneField } from './custom-tone-field.tsx'
import { DailyLimitFields } from './daily-limit-fields.tsx'
import { HumanContactFields } from './human-contact-fields.tsx'
import { LeadFormFields } from './lead-form-fields.tsx'
import { OfficeHoursFields } from './office-hours-fields.tsx'
import { ProactiveMessageFields } from './proactive-message-fields.tsx'
import { RefusalTextFields } from './refusal-text-fields.tsx'
import { ReplyCheckField } from './reply-check-field.tsx'
import { RetentionField } from './retention-field.tsx'
import type { FormGroup } from './settings-places.ts'
import { StarterPromptFields } from './starter-prompt-fields.tsx'
import { TakeoverField } from './takeover-field.tsx'

interface FieldsProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** The fields of each group, rerendered only for their own changes. */
export const fieldsOf: Record<FormGroup, ComponentType<FieldsProps>> = {
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
  'settings-access': memo(({ form }) => <AccessFields form={form} />),
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
}
