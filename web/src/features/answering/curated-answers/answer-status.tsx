import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { CircleCheck, CircleDashed, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateWithYear } from '../../../ui/format/local-dates.ts'
import { curatedAnswerTexts } from './curated-answer-texts.ts'

interface AnswerStatusProps {
  readonly answer: CuratedAnswer
}

/** On which days an answer is used, and what the last training found. */
export function AnswerStatus({ answer }: AnswerStatusProps) {
  const { check, checkFailure, checkNote, state } = answer
  return (
    <>
      <Days answer={answer} />
      {check === 'waiting' && state === 'active' && (
        <Line icon={<CircleDashed size={13} />} text="Will be checked at the next training" />
      )}
      {check === 'passed' && <Line color="green" icon={<CircleCheck size={13} />} text="Check passed" />}
      {check === 'failed' && (
        <Line color="red" icon={<TriangleAlert size={13} />} text={`Check failed: ${checkFailure}`} />
      )}
      {checkNote !== null && <Line icon={<Info size={13} />} text={checkNote} />}
    </>
  )
}

function Days({ answer: { state, validFrom, validUntil } }: AnswerStatusProps) {
  if (state === 'upcoming' && validFrom !== null)
    return <Badge color="yellow">{curatedAnswerTexts.startsOn(dateWithYear(validFrom))}</Badge>
  if (validUntil === null) return null
  return state === 'ended' ? (
    <Badge color="gray">{curatedAnswerTexts.endedOn(dateWithYear(validUntil))}</Badge>
  ) : (
    <Badge color="green">{curatedAnswerTexts.until(dateWithYear(validUntil))}</Badge>
  )
}

interface LineProps {
  readonly icon: ReactNode
  readonly text: string
  readonly color?: 'gray' | 'green' | 'red'
}

function Line({ icon, text, color = 'gray' }: LineProps) {
  return (
    <Text as="div" size="1" color={color} mt="1">
      <Flex gap="1" align="start">
        <span className="line-icon" aria-hidden>
          {icon}
        </span>
        <span className="wrap-anywhere">{text}</span>
      </Flex>
    </Text>
  )
}
