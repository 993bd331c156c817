import type { WorkspaceModels } from '@parleykit/contract/models/models'
import { Flex, Switch, Text, Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { useField } from '../../../ui/form/use-form.ts'
import { modelKey, modelOfKey, modelOptions } from '../../models/model-options.ts'
import { modelTexts } from '../../models/model-texts.ts'
import { workspaceModelsQuery } from '../../models/queries.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import type { SettingsFormState } from './agent-form.ts'

interface ModelFieldsProps {
  readonly form: SettingsFormState
}

/** Which model writes an agent's replies and how, or that none may. */
export function ModelFields({ form }: ModelFieldsProps) {
  const isOff = !useField({ form, name: 'usesModels' }).value
  return (
    <>
      <NoModelsField form={form} />
      {!isOff && (
        <>
          <ReplyModelField form={form} />
          <NumberSelect
            form={form}
            name="temperature"
            label="Wording"
            help="How freely the model words a reply. What it says always comes from your knowledge."
            words={temperatures}
          />
          <NumberSelect
            form={form}
            name="replyTokensMax"
            label="Reply length"
            help="The most that a reply may have. A token is about three quarters of a word."
            words={lengths}
          />
        </>
      )}
    </>
  )
}

function NoModelsField({ form }: ModelFieldsProps) {
  const field = useField({ form, name: 'usesModels' })
  const helpId = useId()
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch
            checked={!field.value}
            onCheckedChange={(isOff) => field.onChange(!isOff)}
            ref={field.ref}
            aria-describedby={helpId}
          />
          Never send anything to a model
        </Flex>
      </Text>
      <Text as="p" size="1" color="gray" mt="1" id={helpId}>
        No language model gets this agent's questions or knowledge. Answers are quoted word for word.
      </Text>
    </div>
  )
}

function ReplyModelField({ form }: ModelFieldsProps) {
  const field = useField({ form, name: 'replyModel' })
  const { data } = useQuery(workspaceModelsQuery)
  const isOwner = useHasRole('owner')
  const chosen = field.value
  // Until the models are known, what is chosen counts as there.
  const models = data?.available ?? (chosen ? [{ ...chosen, connectionName: '' }] : [])
  return (
    <div>
      <Field label="Reply model" help={modelTexts.replyHelp}>
        {(control) => (
          <NativeSelect
            {...control}
            ref={field.ref}
            value={modelKey(chosen)}
            options={modelOptions({ models, chosen, none: standardWords(data) })}
            onChoose={(key) => field.onChange(modelOfKey(key))}
          />
        )}
      </Field>
      {isOwner && (
        <TextLink size="2" asChild>
          <Link to="/dashboard/profile/models">{modelTexts.manage}</Link>
        </TextLink>
      )}
    </div>
  )
}

/** The words for the model that the workspace uses. */
function standardWords(models: WorkspaceModels | undefined): string {
  if (!models) return "Workspace's choice"
  return `Workspace's choice: ${models.standard?.model ?? 'none, answers are quoted'}`
}

type NumberWords = readonly (readonly [value: number, words: string])[]

const temperatures: NumberWords = [
  [0, 'Exact'],
  [0.4, 'Balanced'],
  [1, 'Free'],
]
const lengths: NumberWords = [
  [150, 'Short: up to 150 tokens'],
  [400, 'Medium: up to 400 tokens'],
  [1000, 'Long: up to 1,000 tokens'],
]

interface NumberSelectProps extends ModelFieldsProps {
  readonly name: 'temperature' | 'replyTokensMax'
  readonly label: string
  readonly help: string
  readonly words: NumberWords
}

/** Chooses a number by its word. Another number, which the API has set, stays. */
function NumberSelect({ form, name, label, help, words }: NumberSelectProps) {
  const field = useField({ form, name })
  const isOther = field.value !== null && !words.some(([value]) => value === field.value)
  return (
    <Field label={label} help={help}>
      {(control) => (
        <NativeSelect
          {...control}
          ref={field.ref}
          value={String(field.value ?? '')}
          options={[
            ['', 'Default'],
            ...words.map(([value, each]) => [String(value), each] as const),
            ...(isOther ? [[String(field.value), `Other: ${field.value}`] as const] : []),
          ]}
          onChoose={(value) => field.onChange(value === '' ? null : Number(value))}
        />
      )}
    </Field>
  )
}
