import type { Agent } from '@parleykit/contract/agents/agents'
import { listInstructionVersions } from '@parleykit/contract/agents/instructions'
import type { Evals } from '@parleykit/contract/answering/evals/evals'
import { splitCheck } from '@parleykit/contract/answering/evals/split-check'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../../api/api.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { evalsQuery } from '../../../answering/evals/queries.ts'
import { modelKey } from '../../../models/model-options.ts'
import { workspaceModelsQuery } from '../../../models/queries.ts'
import './bake-off.css'
import { BakeOffResults } from './bake-off-results.tsx'
import { bakeOffTexts } from './bake-off-texts.ts'
import { QuestionForm } from './question-form.tsx'
import { useBakeOff } from './use-bake-off.ts'
import { columnsMax, type VariantColumn, variantOf } from './variant-column.ts'
import { VariantFields } from './variant-fields.tsx'

interface BakeOffProps {
  readonly agent: Agent
  readonly onChosen: () => void
}

/** Asks an agent with different models and instructions, side by side. */
export function BakeOff({ agent, onChosen }: BakeOffProps) {
  const { data: models } = useQuery(workspaceModelsQuery)
  const { data: checks } = useQuery(evalsQuery(agent.id))
  const { data: versions } = useQuery({
    queryKey: ['instruction-versions', agent.id],
    queryFn: ({ signal }) => callApi(listInstructionVersions, { params: { id: agent.id }, signal }),
    refetchOnMount: 'always',
  })
  return (
    <>
      <Dialog.Title mb="1">{bakeOffTexts.title}</Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {bakeOffTexts.help}
      </Dialog.Description>
      {models && checks && versions ? (
        <Comparison {...{ agent, models, versions, onChosen }} checks={questionsOf(checks)} />
      ) : (
        <Skeleton height="320px" />
      )}
    </>
  )
}

/** The questions of an agent's checks, without the actions that they expect. */
function questionsOf({ questions }: Evals): string[] {
  return questions.map((line) => splitCheck(line).question)
}

type ComparisonProps = BakeOffProps &
  Pick<Parameters<typeof VariantFields>[0], 'models' | 'versions'> & { readonly checks: readonly string[] }

function Comparison({ agent, models, versions, checks, onChosen }: ComparisonProps) {
  const { columns, add, change, remove } = useColumns(agent, otherModels(agent, models))
  const { isRunning, run, stop, resultOf } = useBakeOff(agent.id)
  const [asked, setAsked] = useState<readonly string[]>([])
  const variants = columns.map((column) => variantOf(column, versions))

  function compare(questions: readonly string[]) {
    setAsked(questions)
    void run(variants, questions)
  }

  return (
    <>
      {!agent.usesModels && <Hint text={bakeOffTexts.never} />}
      {agent.usesModels && models.available.length === 0 && !models.standard && (
        <Hint text={bakeOffTexts.noModels} />
      )}
      <QuestionForm checks={checks} isRunning={isRunning} onCompare={compare} onStop={stop}>
        <div className="bake-off-columns">
          {columns.map((column, position) => (
            <VariantFields
              key={column.key}
              {...{ agent, models, versions, column }}
              name={bakeOffTexts.column(position)}
              onChange={change}
              onRemove={columns.length > 1 ? () => remove(column) : undefined}
            />
          ))}
        </div>
        {columns.length < columnsMax && (
          <Button type="button" variant="soft" color="gray" onClick={add}>
            <Plus size={14} aria-hidden /> {bakeOffTexts.add}
          </Button>
        )}
      </QuestionForm>
      <BakeOffResults {...{ agent, variants, resultOf, onChosen }} questions={asked} />
      <Flex justify="end" mt="4" className="dialog-actions">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            Close
          </Button>
        </Dialog.Close>
      </Flex>
    </>
  )
}

function Hint({ text }: { readonly text: string }) {
  return (
    <Text as="p" size="2" color="gray" mb="4">
      {text}
    </Text>
  )
}

/** The models that the agent may use and doesn't. */
function otherModels({ replyModel }: Agent, { available, standard }: ComparisonProps['models']): string[] {
  const own = replyModel?.model ?? standard?.model
  return available.filter(({ model }) => model !== own).map(modelKey)
}

/** The columns, at first quotes beside what the agent does now. A new one has a model that none has yet. */
function useColumns({ usesModels, instructions }: Agent, available: readonly string[]) {
  const choices = usesModels ? ['none', 'agent', ...available] : ['none']
  const columnOf = (key: number, model = choices.at(-1) ?? 'none'): VariantColumn => ({
    ...{ key, model, instructions: 'saved', other: instructions },
  })
  const [columns, setColumns] = useState<readonly VariantColumn[]>(() =>
    choices.slice(0, 2).map((model, key) => columnOf(key, model)),
  )
  return {
    columns,
    add: () =>
      setColumns((known) => {
        const free = choices.find((model) => known.every((column) => column.model !== model))
        return [...known, columnOf(Math.max(...known.map(({ key }) => key)) + 1, free)]
      }),
    change: (changed: VariantColumn) =>
      setColumns((known) => known.map((column) => (column.key === changed.key ? changed : column))),
    remove: ({ key }: VariantColumn) => setColumns((known) => known.filter((column) => column.key !== key)),
  }
}
