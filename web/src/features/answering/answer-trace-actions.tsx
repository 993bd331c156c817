import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { Badge, Flex, Text } from '@radix-ui/themes'

type TracedAction = AnswerTrace['actions'][number]

const stateWords: Readonly<
  Record<TracedAction['state'], { words: string; color: 'green' | 'red' | 'gray' }>
> = {
  done: { words: 'done', color: 'green' },
  failed: { words: 'failed', color: 'red' },
  form: { words: 'form offered', color: 'gray' },
  confirm: { words: 'confirmation asked for', color: 'gray' },
  refused: { words: 'not run: a value was wrong', color: 'gray' },
}

const sourceWords: Readonly<Record<TracedAction['arguments'][number]['source'], string>> = {
  visitor: 'from the visitor',
  agent: 'from the conversation',
  identity: 'proved identity',
  fixed: 'fixed',
}

/** The actions that were called or offered, in order, with their values and what they returned. */
export function AnswerTraceActions({ actions }: { readonly actions: AnswerTrace['actions'] }) {
  if (actions.length === 0) return null
  return (
    <ol className="trace-passages" aria-label="Actions">
      {actions.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same action may be called twice
        <li key={at}>
          <Call action={action} />
        </li>
      ))}
    </ol>
  )
}

function Call({ action }: { readonly action: TracedAction }) {
  const { name, state, result, source, fault, milliseconds, isReplayed } = action
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap" mb="1">
        <Text size="2" weight="medium" dir="auto">
          {name}
        </Text>
        <Badge color={stateWords[state].color}>{stateWords[state].words}</Badge>
        {isReplayed && <Badge color="gray">stored result, nothing was called</Badge>}
        {milliseconds > 0 && (
          <Text size="1" color="gray" className="tabular">
            {milliseconds.toLocaleString()} ms
          </Text>
        )}
      </Flex>
      {action.arguments.map(({ label, value, source }) => (
        <Text as="p" size="2" key={label} className="wrap-anywhere">
          <bdi>{label}</bdi>: <bdi>{value}</bdi> <Text color="gray">({sourceWords[source]})</Text>
        </Text>
      ))}
      {result !== null && (
        <blockquote className="trace-quote" dir={readingDirection(result)}>
          <Text as="p" size="2" className="trace-result">
            {result}
          </Text>
          {source !== null && (
            <Text as="p" size="1" color="gray">
              {source}
            </Text>
          )}
        </blockquote>
      )}
      {fault !== null && (
        <Text as="p" size="2" color="gray" className="wrap-anywhere">
          {fault}
        </Text>
      )}
    </>
  )
}
