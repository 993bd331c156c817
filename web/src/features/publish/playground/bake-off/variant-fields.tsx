import type { Agent } from '@parleykit/contract/agents/agents'
import {
  type Instructions,
  type InstructionVersion,
  instructionParts,
} from '@parleykit/contract/agents/instructions'
import type { WorkspaceModels } from '@parleykit/contract/models/models'
import { Flex, IconButton, Text, TextArea } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { Field } from '../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import { dayAndTime } from '../../../../ui/format/local-dates.ts'
import { instructionWords } from '../../../agents/instruction-texts.ts'
import { modelOptions } from '../../../models/model-options.ts'
import { bakeOffTexts } from './bake-off-texts.ts'
import type { VariantColumn } from './variant-column.ts'

interface VariantFieldsProps {
  readonly agent: Agent
  readonly models: WorkspaceModels
  readonly versions: readonly InstructionVersion[]
  readonly name: string
  readonly column: VariantColumn
  readonly onChange: (column: VariantColumn) => void
  /** Undefined if there are no columns to spare. */
  readonly onRemove: (() => void) | undefined
}

/** Which model and instructions answer in a column. */
export function VariantFields(props: VariantFieldsProps) {
  const { agent, models, versions, name, column, onChange, onRemove } = props
  const { model, instructions, other } = column
  const available = agent.usesModels ? models.available : []
  return (
    <fieldset className="bake-off-variant">
      <Flex justify="between" align="center" mb="2">
        <legend>
          <Text size="2" weight="bold">
            {name}
          </Text>
        </legend>
        {onRemove && (
          <IconButton
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            aria-label={bakeOffTexts.remove(name)}
            onClick={onRemove}
          >
            <X size={14} aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Flex direction="column" gap="3">
        <Field label={bakeOffTexts.model}>
          {(control) => (
            <NativeSelect
              {...control}
              value={model}
              options={[
                ['none', bakeOffTexts.noModel],
                ...(agent.usesModels ? [['agent', agentsModel(agent, models)] as const] : []),
                ...modelOptions({ models: available, chosen: null, none: '' }).slice(1),
              ]}
              onChoose={(chosen) => onChange({ ...column, model: chosen })}
            />
          )}
        </Field>
        {model !== 'none' && (
          <Field label={bakeOffTexts.instructions}>
            {(control) => (
              <NativeSelect
                {...control}
                value={instructions}
                options={[
                  ['saved', bakeOffTexts.saved],
                  ['empty', bakeOffTexts.empty],
                  ...versions.map(
                    ({ id, createdAt, author }) => [String(id), versionWords(createdAt, author)] as const,
                  ),
                  ['other', bakeOffTexts.other],
                ]}
                onChoose={(chosen) => onChange({ ...column, instructions: chosen })}
              />
            )}
          </Field>
        )}
        {model !== 'none' && instructions === 'other' && (
          <OtherInstructions value={other} onChange={(changed) => onChange({ ...column, other: changed })} />
        )}
      </Flex>
    </fieldset>
  )
}

function agentsModel({ replyModel }: Agent, { standard }: WorkspaceModels): string {
  return bakeOffTexts.agentsModel(replyModel?.model ?? standard?.model)
}

function versionWords(createdAt: string, author: string | null): string {
  const when = dayAndTime(createdAt)
  return bakeOffTexts.versionOf(when, author)
}

interface OtherInstructionsProps {
  readonly value: Instructions
  readonly onChange: (value: Instructions) => void
}

function OtherInstructions({ value, onChange }: OtherInstructionsProps) {
  return instructionParts.map((part) => (
    <Field key={part} label={instructionWords[part].label}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          value={value[part]}
          onChange={(event) => onChange({ ...value, [part]: event.target.value })}
        />
      )}
    </Field>
  ))
}
