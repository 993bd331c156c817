import type { ActionCard as Card } from '@parleykit/contract/actions/action-runs'
import { readingDirection } from '@parleykit/contract/base/reading-direction'

interface ActionCardProps {
  readonly card: Card
  /** The whole result in words. What is before the facts is the owner's own text. */
  readonly text: string
}

/** The picked fields of an action's result, and where they come from. */
export function ActionCard({ card: { facts, rows, moreRows, source }, text }: ActionCardProps) {
  const [first = ''] = text.split('\n\n')
  const hasOwnText = text.includes('\n\n')
  return (
    <>
      {hasOwnText && <p dir={readingDirection(first)}>{first}</p>}
      <Facts facts={facts} />
      {rows.length > 0 && (
        <ul>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <li key={index}>
              <Facts facts={row} />
            </li>
          ))}
        </ul>
      )}
      {moreRows > 0 && <p>+ {moreRows}</p>}
      <p className="action-source">{source}</p>
    </>
  )
}

function Facts({ facts }: { readonly facts: Card['facts'] }) {
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts never move
        <div key={index}>
          <dt dir={readingDirection(label)}>{label}</dt>
          <dd dir={readingDirection(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
