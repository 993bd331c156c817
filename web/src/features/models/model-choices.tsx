import type {
  ModelChoices as Choices,
  Connection,
  InstallationChoices,
} from '@parleykit/contract/models/models'
import { Flex } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { LabeledSwitch } from './labeled-switch.tsx'
import { choosableModels } from './model-options.ts'
import { FixedModel, ModelSelect } from './model-select.tsx'
import { modelTexts } from './model-texts.ts'
import { type ModelScope, useChooseModels } from './queries.ts'

/** Saves some of the choices and reports how that ended. */
export type Choose = (choices: Partial<InstallationChoices>) => void

interface ModelChoicesProps {
  readonly scope: ModelScope
  readonly connections: readonly Connection[]
  readonly choices: Choices
  /** The words for no reply model. */
  readonly noReply: string
  /** The models that the environment sets; null where it sets none. */
  readonly fixedReply: string | null
  readonly fixedEmbedding: string | null
  readonly mayEdit: boolean
  /** More choices. */
  readonly children?: (choose: Choose) => ReactNode
}

/** Which model does what. Each choice is saved at once. */
export function ModelChoices(props: ModelChoicesProps) {
  const { scope, mayEdit, children } = props
  const choosing = useChooseModels(scope)
  const choose: Choose = (changed) =>
    void reportOutcome(
      'models',
      choosing.mutateAsync(changed),
      modelTexts.chosenToast,
      modelTexts.chooseFailed,
    )
  return (
    <TitledSection title={modelTexts.choices} text={mayEdit ? modelTexts.choicesHelp : modelTexts.readOnly}>
      <Flex direction="column" gap="5">
        <WritingChoices {...props} choose={choose} />
        <LearningChoices {...props} choose={choose} />
        {children?.(choose)}
      </Flex>
    </TitledSection>
  )
}

type ChoicesProps = ModelChoicesProps & { readonly choose: Choose }

/** The models that write. */
function WritingChoices({ connections, choices, noReply, fixedReply, mayEdit, choose }: ChoicesProps) {
  const select = { models: choosableModels(connections).writers, isDisabled: !mayEdit }
  return (
    <>
      {fixedReply === null ? (
        <>
          <ModelSelect
            {...select}
            label={modelTexts.reply}
            help={modelTexts.replyHelp}
            chosen={choices.reply}
            none={noReply}
            onChoose={(reply) => choose({ reply })}
          />
          <ModelSelect
            {...select}
            label={modelTexts.helper}
            help={modelTexts.helperHelp}
            chosen={choices.helper}
            none={modelTexts.sameAsReply}
            onChoose={(helper) => choose({ helper })}
          />
        </>
      ) : (
        <FixedModel label={modelTexts.reply} model={fixedReply} variable="LLM_MODEL" />
      )}
      <ModelSelect
        {...select}
        label={modelTexts.fallback}
        help={modelTexts.fallbackHelp}
        chosen={choices.fallback}
        none={modelTexts.noFallback}
        onChoose={(fallback) => choose({ fallback })}
      />
    </>
  )
}

/** What reads the knowledge in a training. */
function LearningChoices(props: ChoicesProps) {
  const { scope, connections, choices, fixedReply, fixedEmbedding, mayEdit, choose } = props
  return (
    <>
      {fixedEmbedding === null ? (
        <ModelSelect
          models={choosableModels(connections).embedders}
          isDisabled={!mayEdit}
          label={modelTexts.embedding}
          help={modelTexts.embeddingHelp}
          chosen={choices.embedding}
          none={scope === 'workspace' ? modelTexts.serverEmbedding : modelTexts.noEmbedding}
          onChoose={(embedding) => choose({ embedding })}
        />
      ) : (
        <FixedModel label={modelTexts.embedding} model={fixedEmbedding} variable="EMBEDDING_MODEL" />
      )}
      {fixedReply === null && (
        <LabeledSwitch
          label={modelTexts.trainingQuestions}
          help={modelTexts.trainingQuestionsHelp}
          isOn={choices.trainingQuestions}
          isDisabled={!mayEdit}
          onChange={(trainingQuestions) => choose({ trainingQuestions })}
        />
      )}
    </>
  )
}
