import type { InstallationChoices, ModelRef } from '@parleykit/contract/models/models'
import { Checkbox, Flex, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { LabeledSwitch } from './labeled-switch.tsx'
import type { Choose } from './model-choices.tsx'
import { type ChoosableModel, modelKey } from './model-options.ts'
import { ModelSelect } from './model-select.tsx'
import { modelTexts } from './model-texts.ts'

interface PlanChoicesProps {
  readonly models: readonly ChoosableModel[]
  readonly choices: InstallationChoices
  /** Whether the environment sets the reply model, also of the Free plan. */
  readonly isReplyFixed: boolean
  readonly choose: Choose
}

/** What depends on plans: the Free plan's model, what paid plans may choose, and who pays for own keys. */
export function PlanChoices({ models, choices, isReplyFixed, choose }: PlanChoicesProps) {
  return (
    <>
      {!isReplyFixed && (
        <ModelSelect
          label={modelTexts.freeReply}
          models={models}
          isDisabled={false}
          chosen={choices.freeReply}
          none={modelTexts.sameAsReply}
          onChoose={(freeReply) => choose({ freeReply })}
        />
      )}
      {models.length > 0 && (
        <OfferedModels
          models={models}
          offered={choices.offered}
          onChange={(offered) => choose({ offered })}
        />
      )}
      <LabeledSwitch
        label={modelTexts.ownKeysCost}
        help={modelTexts.ownKeysCostHelp}
        isOn={choices.ownKeysCostCredits}
        onChange={(ownKeysCostCredits) => choose({ ownKeysCostCredits })}
      />
    </>
  )
}

interface OfferedModelsProps {
  readonly models: readonly ChoosableModel[]
  readonly offered: readonly ModelRef[]
  readonly onChange: (offered: ModelRef[]) => void
}

function OfferedModels({ models, offered, onChange }: OfferedModelsProps) {
  const id = useId()
  const keys = new Set(offered.map(modelKey))
  function toggle({ connectionId, model }: ModelRef, isOffered: boolean) {
    const key = modelKey({ connectionId, model })
    const others = offered.filter((ref) => modelKey(ref) !== key)
    onChange(isOffered ? [...others, { connectionId, model }] : others)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out like the other labels
    <div role="group" aria-labelledby={id}>
      <Text as="p" size="2" weight="medium" id={id} mb="1">
        {modelTexts.offered}
      </Text>
      <Flex direction="column" gap="2" className="offered-models">
        {models.map((ref) => (
          <Text as="label" size="2" key={modelKey(ref)} className="wrap-anywhere">
            <Flex gap="2">
              <Checkbox
                checked={keys.has(modelKey(ref))}
                onCheckedChange={(checked) => toggle(ref, checked === true)}
              />
              {ref.model}
            </Flex>
          </Text>
        ))}
      </Flex>
      <Text as="p" size="1" color="gray" mt="1">
        {modelTexts.offeredHelp}
      </Text>
    </div>
  )
}
