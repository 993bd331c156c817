import type { EvalAnswer, EvalChange, EvalResult, EvalRun } from '@parleykit/contract/answering/evals/evals'
import { splitCheck } from '@parleykit/contract/answering/evals/split-check'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { AnswerText } from '../answer-text.tsx'
import { evalTexts } from './eval-texts.ts'

interface EvalResultRowProps {
  readonly result: EvalResult
  readonly versions: EvalRun['versions']
}

/** A question with the action that it expects and its answers side by side: before, now, and after a new training. */
export function EvalResultRow({ result, versions }: EvalResultRowProps) {
  const { before, now, next, sinceBefore, byTraining, expected } = result
  return (
    <li className="check-result">
      <Text as="p" size="2" weight="medium" dir="auto" className="wrap-anywhere">
        {splitCheck(result.question).question}
      </Text>
      {expected && (
        <Flex align="center" gap="2" wrap="wrap" mt="1">
          <Text size="1" color="gray" className="wrap-anywhere">
            {evalTexts.expects} <bdi>{expected.action}</bdi>
          </Text>
          <Badge color={expected.outcome === 'met' ? 'green' : 'red'}>
            {evalTexts.outcomes[expected.outcome]}
          </Badge>
        </Flex>
      )}
      <div className="check-answers">
        {before && versions.before !== null && (
          <Answer title={evalTexts.before(versions.before)} answer={before} change={null} />
        )}
        <Answer title={evalTexts.now(versions.now)} answer={now} change={sinceBefore} />
        {next && <Answer title={evalTexts.next} answer={next} change={byTraining} />}
      </div>
    </li>
  )
}

const changeColors = {
  same: 'gray',
  changed: 'yellow',
  newly_answered: 'green',
  newly_refused: 'red',
} as const satisfies Readonly<Record<EvalChange, string>>

interface AnswerProps {
  readonly title: string
  readonly answer: EvalAnswer
  /** The change from the previous answer. */
  readonly change: EvalChange | null
}

function Answer({ title, answer: { isRefused, text, sources }, change }: AnswerProps) {
  const titles = [...new Set(sources.map((source) => source.title))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={title} className="check-answer">
      <Flex align="center" gap="2" wrap="wrap" className="check-answer-head">
        <Text size="1" color="gray">
          {title}
        </Text>
        {isRefused && change !== 'newly_refused' && <Badge color="gray">{evalTexts.refused}</Badge>}
        {change && <Badge color={changeColors[change]}>{evalTexts.changes[change]}</Badge>}
      </Flex>
      <AnswerText text={text} size="2" {...(isRefused && { color: 'gray' as const })} />
      {titles.length > 0 && (
        <Text as="p" size="1" color="gray" mt="1" className="wrap-anywhere">
          From <bdi>{titles.join(', ')}</bdi>
        </Text>
      )}
    </div>
  )
}
