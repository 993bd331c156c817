import type { CuratedAnswer } from '@parleykit/contract/curated-answers/corrections'
import { Flex, Text } from '@radix-ui/themes'
import { CircleCheck, CircleDashed, Info, TriangleAlert } from 'lucide-react'

/** What the last training found: whether the question gets this answer, and what the knowledge says. */
export function CheckResult({ answer }: { readonly answer: CuratedAnswer }) {
  const { check, checkFailure, checkNote } = answer
  return (
    <>
      {check === 'waiting' && (
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

interface LineProps {
  readonly icon: React.ReactNode
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
