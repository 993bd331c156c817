import type { Agent } from '@parleykit/contract/agents/agents'
import {
  type Instructions,
  type InstructionVersion,
  instructionParts,
  listInstructionVersions,
  noInstructions,
} from '@parleykit/contract/agents/instructions'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { diffWords } from 'diff'
import { callApi } from '../../../api/api.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { Time } from '../../../ui/format/time.tsx'
import { instructionsTexts, instructionWords } from '../instruction-texts.ts'
import type { SettingsFormState } from './agent-form.ts'
import './instructions.css'

interface InstructionHistoryProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** The saved versions, each with what changed since the one before it. */
export function InstructionHistory({ agent, form }: InstructionHistoryProps) {
  const { data, error } = useQuery({
    queryKey: ['instruction-versions', agent.id],
    queryFn: ({ signal }) => callApi(listInstructionVersions, { params: { id: agent.id }, signal }),
    refetchOnMount: 'always',
  })
  const restore = ({ instructions }: InstructionVersion) => {
    form.setValue('instructions', instructions, { shouldDirty: true, shouldValidate: true })
    toast({ title: instructionsTexts.restored }, 'settings')
  }
  return (
    <>
      <Dialog.Title size="4">{instructionsTexts.history}</Dialog.Title>
      {error && (
        <Text as="p" size="2" color="red" role="alert">
          {error.message}
        </Text>
      )}
      {!data && !error && <Skeleton height="160px" />}
      {data?.length === 0 && (
        <Text as="p" size="2" color="gray">
          {instructionsTexts.historyEmpty}
        </Text>
      )}
      {data && data.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <ol className="instruction-versions" tabIndex={0} aria-label={instructionsTexts.history}>
          {data.map((version, at) => (
            <li key={version.id} className="instruction-version">
              <Flex justify="between" align="center" gap="3" wrap="wrap" mb="2">
                <Text size="2">
                  <Text weight="medium">{version.author ?? 'Deleted account'}</Text>,{' '}
                  <Time instant={version.createdAt} as="span" />
                </Text>
                <Dialog.Close>
                  <Button type="button" size="1" variant="soft" onClick={() => restore(version)}>
                    {instructionsTexts.restore}
                  </Button>
                </Dialog.Close>
              </Flex>
              <Changes before={data[at + 1]?.instructions ?? noInstructions} now={version.instructions} />
            </li>
          ))}
        </ol>
      )}
      <Flex justify="end" mt="4">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            Close
          </Button>
        </Dialog.Close>
      </Flex>
    </>
  )
}

interface ChangesProps {
  readonly before: Instructions
  readonly now: Instructions
}

function Changes({ before, now }: ChangesProps) {
  return instructionParts
    .filter((part) => before[part] !== now[part])
    .map((part) => (
      <Text as="p" size="2" key={part} className="instruction-change">
        <Text color="gray">{instructionWords[part].label}: </Text>
        {diffWords(before[part], now[part]).map(({ value, added, removed }, at) =>
          added ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name, and never move
            <ins key={at}>{value}</ins>
          ) : removed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <del key={at}>{value}</del>
          ) : (
            value
          ),
        )}
      </Text>
    ))
}
