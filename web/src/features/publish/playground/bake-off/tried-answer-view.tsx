import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { AnswerText } from '../../../answering/answer-text.tsx'
import { unusedReply } from '../../../answering/explain-trace.ts'
import { bakeOffTexts } from './bake-off-texts.ts'
import type { BakeOffResult } from './use-bake-off.ts'
import { type BakeOffVerdict, costOfAnswer, formatCost, verdictOf } from './verdict-of.ts'

const verdictColors = {
  refused: 'gray',
  quoted: 'gray',
  unchecked: 'gray',
  other: 'gray',
  held: 'green',
  corrected: 'yellow',
  replaced: 'yellow',
  failed: 'red',
} as const satisfies Readonly<Record<BakeOffVerdict, string>>

interface TriedAnswerViewProps {
  readonly name: string
  readonly result: BakeOffResult | undefined
}

/** One answer of the comparison, with its verdict, sources, times and cost. */
export function TriedAnswerView({ name, result }: TriedAnswerViewProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={name} className="bake-off-answer">
      <Text as="p" size="1" color="gray" className="bake-off-name">
        {name}
      </Text>
      <Result result={result} />
    </div>
  )
}

function Result({ result }: Pick<TriedAnswerViewProps, 'result'>) {
  if (!result) return null
  if (result.state === 'pending')
    return (
      <Text as="p" size="2" color="gray">
        {result.isAsked ? bakeOffTexts.asking : bakeOffTexts.waiting}
      </Text>
    )
  if (result.state === 'failed')
    return (
      <Text as="p" size="2" color="red" role="alert">
        {result.message}
      </Text>
    )
  const { answer } = result
  const { isRefused, text, sources, receipt } = answer
  const verdict = verdictOf(answer)
  const titles = [...new Set(sources.map(({ title }) => title))]
  const unused = unusedReply(receipt)
  return (
    <>
      <AnswerText text={text} size="2" {...(isRefused && { color: 'gray' as const })} />
      {unused !== null && (
        <Text as="p" size="1" color="gray" mt="1">
          {unused}
        </Text>
      )}
      {titles.length > 0 && (
        <Text as="p" size="1" color="gray" mt="1" className="wrap-anywhere">
          From <bdi>{titles.join(', ')}</bdi>
        </Text>
      )}
      <Flex gap="2" align="center" wrap="wrap" mt="2">
        <Badge color={verdictColors[verdict]}>{bakeOffTexts.verdicts[verdict]}</Badge>
        <Text size="1" color="gray" className="tabular">
          {factsOf(answer.receipt).join(' · ')}
        </Text>
      </Flex>
    </>
  )
}

function factsOf(receipt: AnswerTrace): string[] {
  const { firstToken, whole } = receipt.milliseconds
  const cost = costOfAnswer(receipt)
  return [
    ...(firstToken === null ? [] : [`first text ${inSeconds(firstToken)}`]),
    `whole ${inSeconds(whole)}`,
    ...(cost === null ? [] : [formatCost(cost)]),
  ]
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 1000 ? 2 : 1)} s`
}
