import type { Agent } from '@parleykit/contract/agents'
import { type ComponentType, memo } from 'react'
import { ExportSection } from '../portability/export-section.tsx'
import { TrainingHistory } from '../training/training-history.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { AccessFields } from './access-fields.tsx'
import type { SettingsFormState } from './agent-form.ts'
import { ApiKeySetting } from './api-key-setting.tsx'
import { ConsentLineFields } from './consent-line-fields.tsx'
import { DailyLimitFields } from './daily-limit-fields.tsx'
import { DangerZone } from './danger-zone.tsx'
import { GreetingField } from './greeting-field.tsx'
import { HumanContactFields } from './human-contact-fields.tsx'
import { LeadFormFields } from './lead-form-fields.tsx'
import { MembersLine } from './members-line.tsx'
import { OfficeHoursFields } from './office-hours-fields.tsx'
import { ProactiveMessageFields } from './proactive-message-fields.tsx'
import { RetentionField } from './retention-field.tsx'
import { SecretKeySetting } from './secret-key-setting.tsx'
import type { FurtherPlace } from './settings-places.ts'
import { StarterPromptFields } from './starter-prompt-fields.tsx'
import { TakeoverField } from './takeover-field.tsx'
import { ToneFields } from './tone-fields.tsx'

interface FieldsProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

const drawnFieldsOf: Record<FurtherPlace, ComponentType<FieldsProps>> = {
  'settings-conversation': ({ agent, form }) => (
    <>
      <ToneFields form={form} />
      <GreetingField form={form} />
      <StarterPromptFields form={form} suggested={agent.suggestedStarterPrompts} />
      <ProactiveMessageFields form={form} />
    </>
  ),
  'settings-access': ({ agent, form }) => (
    <>
      <AccessFields form={form} />
      <ApiKeySetting agent={agent} />
      <Needs least="owner">
        <SecretKeySetting agent={agent} />
        <MembersLine />
      </Needs>
    </>
  ),
  'settings-person': ({ form }) => (
    <>
      <HumanContactFields form={form} />
      <OfficeHoursFields form={form} />
      <TakeoverField form={form} />
      <LeadFormFields form={form} />
    </>
  ),
  'settings-privacy': ({ form }) => (
    <>
      <RetentionField form={form} />
      <ConsentLineFields form={form} />
    </>
  ),
  'settings-limits': ({ form }) => <DailyLimitFields form={form} />,
}

/** The fields of every part of the form but the first; each is drawn anew for its own changes alone. */
export const fieldsOf: Record<FurtherPlace, ComponentType<FieldsProps>> = {
  'settings-conversation': memo(drawnFieldsOf['settings-conversation']),
  'settings-access': memo(drawnFieldsOf['settings-access']),
  'settings-person': memo(drawnFieldsOf['settings-person']),
  'settings-privacy': memo(drawnFieldsOf['settings-privacy']),
  'settings-limits': memo(drawnFieldsOf['settings-limits']),
}

/** What stands below the form. */
export const BelowForm = memo(function BelowForm({ agent }: { readonly agent: Agent }) {
  return (
    <>
      <TrainingHistory agent={agent} />
      <ExportSection agent={agent} />
      <Needs least="owner">
        <DangerZone agent={agent} />
      </Needs>
    </>
  )
})
