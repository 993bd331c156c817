import { statusTexts } from '@parleykit/contract/status-texts'
import { Text } from '@radix-ui/themes'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { Finding } from './find-out.ts'

const icons = { ok: CircleCheck, note: Info, fault: TriangleAlert } as const

/** One part, how it is, and what to do where that is something. */
export function FindingRow({ finding: { about, level, says, todo } }: { readonly finding: Finding }) {
  const Icon = icons[level]
  return (
    <li className="finding" data-level={level}>
      <Icon size={16} aria-hidden />
      <Text as="div" size="2" weight="medium" className="finding-about">
        {about}
        <span className="visually-hidden">, {statusTexts.levels[level]}</span>
      </Text>
      <div className="finding-words">
        <Text as="p" size="2">
          {says}
        </Text>
        {todo && (
          <Text as="p" size="2" weight="medium" mt="1">
            {todo}
          </Text>
        )}
      </div>
    </li>
  )
}
