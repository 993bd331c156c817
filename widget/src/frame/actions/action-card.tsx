import type { ActionCard as Card } from '@parleykit/contract/actions/action-runs'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { outboundLink, safeLink } from '@parleykit/markdown/safe-link'
import { useState } from 'react'
import './action-card.css'

interface ActionCardProps {
  readonly card: Card
  /** The whole result in words. What is before the facts is the owner's own text. */
  readonly text: string
}

/** The picked fields of an action's result, and where they come from. */
export function ActionCard({ card: { facts, rows, moreRows, steps = [], source }, text }: ActionCardProps) {
  const [first = ''] = text.split('\n\n')
  const hasOwnText = text.includes('\n\n')
  return (
    <>
      {hasOwnText && <p dir={readingDirection(first)}>{first}</p>}
      <Facts facts={facts} steps={steps} />
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

type Fact = Card['facts'][number]

interface FactsProps {
  readonly facts: readonly Fact[]
  readonly steps?: NonNullable<Card['steps']>
}

/** Texts as pairs, then steps, then pictures, then links as buttons. */
function Facts({ facts, steps = [] }: FactsProps) {
  const shown = (form: Fact['show']) => facts.filter(({ show }) => show === form)
  const texts = shown(undefined)
  return (
    <>
      {texts.length > 0 && (
        <dl>
          {texts.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts never move
            <div key={index}>
              <dt dir={readingDirection(label)}>{label}</dt>
              <dd dir={readingDirection(value)}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
      {shown('picture').map((fact) => (
        <Picture key={fact.picture} fact={fact} />
      ))}
      {shown('link').map((fact) => (
        <LinkButton key={`${fact.label} ${fact.value}`} fact={fact} />
      ))}
    </>
  )
}

/** A link to it if it can't be shown. */
function Picture({ fact }: { readonly fact: Fact }) {
  const [isShown, setShown] = useState(fact.picture !== undefined)
  if (!isShown) return <LinkButton fact={fact} />
  return (
    <img className="action-picture" src={fact.picture} alt={fact.label} onError={() => setShown(false)} />
  )
}

function LinkButton({ fact: { label, value } }: { readonly fact: Fact }) {
  const href = safeLink(value)
  if (!href?.startsWith('https:')) return <p>{`${label}: ${value}`}</p>
  return (
    <a className="brand-button action-link" href={href} {...outboundLink} dir={readingDirection(label)}>
      {label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

const signs = { done: '✓', now: '●', next: '○' }

function Steps({ steps }: { readonly steps: NonNullable<Card['steps']> }) {
  return (
    <ol className="action-steps">
      {steps.map(({ name, detail, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
        <li key={index} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="sign">{signs[state]}</span>
          <span dir={readingDirection(name)}>{name}</span>
          <span className="action-source" dir={readingDirection(detail)}>
            {detail}
          </span>
        </li>
      ))}
    </ol>
  )
}
