import type { Agent } from '@parleykit/contract/agents/agents'
import { retentionDays } from '@parleykit/contract/agents/limits'
import { Flex, Heading, Skeleton, Text, TextArea, TextField } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { memo, useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors } from '../../../ui/form/use-form.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { AccessFields } from './access-fields.tsx'
import type { SettingsFormState } from './agent-form.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { ConsentLineFields } from './consent-line-fields.tsx'
import { DailyLimitFields } from './daily-limit-fields.tsx'
import { HandoffField } from './handoff-field.tsx'
import { HumanContactFields } from './human-contact-fields.tsx'
import { InstructionFields } from './instruction-fields.tsx'
import { LeadFormFields } from './lead-form-fields.tsx'
import { ModelFields } from './model-fields.tsx'
import { OfficeHoursFields } from './office-hours-fields.tsx'
import { ProactiveMessageFields } from './proactive-message-fields.tsx'
import { RefusalTextFields } from './refusal-text-fields.tsx'
import { ReplyCheckField } from './reply-check-field.tsx'
import { type FormGroup, formGroups, type LowerGroup, lowerGroups } from './settings-sections.ts'
import { StarterPromptFields } from './starter-prompt-fields.tsx'
import { SwitchField } from './switch-field.tsx'

/** Groups of the form with a part that isn't saved with it. */
const groupsWithExtras: ReadonlySet<string> = new Set([
  'settings-access',
  'settings-instructions',
  'settings-model',
])

const words = { ...formGroups, ...lowerGroups }

const GroupExtras = lazyComponent(
  () => import('./group-extras.tsx'),
  ({ GroupExtras }) => GroupExtras,
  <Skeleton height="160px" />,
)

interface GroupProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

interface SettingsGroupsProps extends GroupProps {
  readonly ids: readonly (FormGroup | LowerGroup)[]
}

/** Some of the groups of settings. */
export function SettingsGroups({ ids, ...props }: SettingsGroupsProps) {
  return ids.map((id) => <SettingsGroup key={id} id={id} {...props} />)
}

interface SettingsGroupProps extends GroupProps {
  /** The heading's id. */
  readonly id: FormGroup | LowerGroup
}

/**
 * A group that opens by its heading and by its hash. Its fields are always there, so that a search in the page and the
 * form find them; the part that isn't saved with the form is fetched when the group is first opened.
 */
function SettingsGroup({ id, agent, form }: SettingsGroupProps) {
  const [wasOpened, setOpened] = useState(false)
  const { title, text } = words[id]
  const Fields = id in formGroups ? fieldsOf[id as FormGroup] : null
  const hasPart = groupsWithExtras.has(id) || id in lowerGroups
  return (
    <details
      className="settings-group"
      aria-labelledby={id}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget && currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <div>
          <Heading as="h2" size="3" id={id}>
            {title}
          </Heading>
          <Text as="p" size="2" color="gray">
            {text}
          </Text>
        </div>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <Flex direction="column" gap="5" className="settings-group-fields">
        {Fields && <Fields agent={agent} form={form} />}
        {hasPart && wasOpened && <GroupExtras group={id} agent={agent} form={form} />}
      </Flex>
    </details>
  )
}

interface FieldsProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** The fields of each group, rerendered only for their own changes. */
const fieldsOf: Record<FormGroup, ComponentType<FieldsProps>> = {
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
  'settings-instructions': memo(({ form }) => <InstructionFields form={form} />),
  'settings-model': memo(({ form }) => <ModelFields form={form} />),
  'settings-access': memo(({ form }) => <AccessFields form={form} />),
  'settings-person': memo(({ form }) => (
    <>
      <HumanContactFields form={form} />
      <OfficeHoursFields form={form} />
      <HandoffField form={form} />
      <SwitchField
        form={form}
        name="takesPictures"
        label="Let visitors send pictures"
        help="Up to three for a message. You see them in Activity. With a language model that sees pictures, the agent reads them, which uses tokens; else it says that your team will have a look. They are deleted with their conversation."
      />
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

/** Instructions beyond the profile. */
function CustomToneField({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return (
    <Field
      label="Custom tone"
      error={errors.customTone?.message}
      help="Additional instructions, such as: short sentences, no jargon."
    >
      {(control) => <TextArea rows={3} {...control} {...form.register('customTone')} />}
    </Field>
  )
}

/** The number of days after which conversations are deleted. */
function RetentionField({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return (
    <Field
      label="Delete conversations after"
      error={errors.retentionDays?.message}
      help="Days since the last message. Leave empty to keep conversations until you delete them. Deleted conversations can't be recovered and are removed from analytics; used credits and the answers in Q&A are kept."
    >
      {(control) => (
        <TextField.Root
          inputMode="numeric"
          placeholder="Never"
          maxLength={String(retentionDays.max).length}
          {...control}
          {...form.register('retentionDays')}
        >
          <TextField.Slot side="right">days</TextField.Slot>
        </TextField.Root>
      )}
    </Field>
  )
}
