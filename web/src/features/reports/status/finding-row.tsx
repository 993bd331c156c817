import { Link, Text } from '@radix-ui/themes'
import { CircleCheck, CircleMinus, Info, TriangleAlert } from 'lucide-react'
import type { Finding } from './assess-status.ts'
import { statusTexts } from './status-texts.ts'

const icons = { ok: CircleCheck, absent: CircleMinus, note: Info, fault: TriangleAlert } as const
const { howTo, levels } = statusTexts

/** One part, its state, and what to do, if anything. */
export function FindingRow({ finding: { about, level, message, advice } }: { readonly finding: Finding }) {
  const Icon = icons[level]
  return (
    <li className="finding" data-level={level}>
      <Icon size={16} aria-hidden />
      <Text as="div" size="2" weight="medium" className="finding-about">
        {about}
        <span className="visually-hidden">, {level !== 'absent' && levels[level]}</span>
        {level === 'absent' && (
          <Text as="div" size="1" color="gray" weight="regular">
            {levels.absent}
          </Text>
        )}
      </Text>
      <div className="finding-words">
        <Text as="p" size="2">
          {message}
        </Text>
        {level === 'absent' && (
          <Text as="p" size="2" mt="1">
            <Link href={howTo.address} target="_blank" aria-label={`${howTo.label}: ${about}`}>
              {howTo.label}
            </Link>
          </Text>
        )}
        {advice && (
          <Text as="p" size="2" weight="medium" mt="1">
            {advice}
          </Text>
        )}
      </div>
    </li>
  )
}
