import type { ModelRef } from '@parleykit/contract/models/models'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { type ChoosableModel, modelKey, modelOfKey, modelOptions } from './model-options.ts'
import { modelTexts } from './model-texts.ts'

interface ModelSelectProps {
  readonly label: string
  readonly help?: string
  readonly models: readonly ChoosableModel[]
  readonly chosen: ModelRef | null
  /** The words for no choice. */
  readonly none: string
  readonly isDisabled: boolean
  readonly onChoose: (ref: ModelRef | null) => void
}

/** Chooses one of the connected models, or none. */
export function ModelSelect({ label, help, models, chosen, none, isDisabled, onChoose }: ModelSelectProps) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <NativeSelect
          {...control}
          disabled={isDisabled}
          value={modelKey(chosen)}
          options={modelOptions({ models, chosen, none })}
          onChoose={(key) => onChoose(modelOfKey(key))}
        />
      )}
    </Field>
  )
}

interface FixedModelProps {
  readonly label: string
  readonly model: string
  /** The environment variable that sets it. */
  readonly variable: string
}

/** A choice that the environment makes. */
export function FixedModel({ label, model, variable }: FixedModelProps) {
  return (
    <div>
      <Text as="p" size="2" weight="medium">
        {label}
      </Text>
      <Flex gap="2" align="center" wrap="wrap" mt="1">
        <Text size="2" className="wrap-anywhere">
          {model}
        </Text>
        <Badge color="gray">{modelTexts.setByServer}</Badge>
      </Flex>
      <Text as="p" size="1" color="gray" mt="1">
        {modelTexts.setByServerHelp(variable)}
      </Text>
    </div>
  )
}
