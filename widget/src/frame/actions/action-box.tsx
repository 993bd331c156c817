import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { useEffect, useId, useRef, useState } from 'react'
import { callPageFunction } from '../host/host-functions.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { type ActionStep, takeActionStep } from './action-api.ts'
import { ActionCard } from './action-card.tsx'
import { ActionForm } from './action-form.tsx'
import { useAwaitedAction } from './use-awaited-action.ts'
import './action-box.css'

export interface ActionBoxProps {
  readonly action: ActionEvent
  /** The message above it. */
  readonly said: string
  readonly publicId: string
  readonly identity: VisitorIdentity
}

/** An action below a message: the visitor fills it in, confirms it and sees what came of it. */
export function ActionBox({ action: offered, said, publicId, identity }: ActionBoxProps) {
  const { action, isBusy, failure, edits, isAwaited, box, take, change } = useActionSteps({
    offered,
    publicId,
    identity,
  })
  const textId = useId()
  const isProving = action.state === 'email' || action.state === 'code'
  const isOpen = isProving || action.state === 'form' || (action.state === 'confirm' && edits)
  return (
    <section
      className="action-box"
      aria-label={action.name}
      aria-live={isAwaited ? 'polite' : 'off'}
      ref={box}
      tabIndex={-1}
    >
      <h2 dir={readingDirection(action.name)}>{action.name}</h2>
      {(isProving || action.state === 'form') && !said.includes(action.text) && (
        <p id={textId} dir={readingDirection(action.text)}>
          {action.text}
        </p>
      )}
      {isOpen && (
        <ActionForm
          key={action.state}
          action={action}
          textId={textId}
          busy={isBusy}
          onStep={(step) => void take(step)}
        />
      )}
      {action.state === 'confirm' && !edits && (
        <ActionQuestion action={action} busy={isBusy} onStep={(step) => void take(step)} onChange={change} />
      )}
      {!isOpen && action.state !== 'confirm' && <ActionResult action={action} />}
      {action.state === 'waiting' && (
        <div className="action-buttons">
          <button
            type="button"
            className="quiet-button"
            disabled={isBusy}
            onClick={() => void take({ confirm: false })}
          >
            {action.labels?.cancel}
          </button>
        </div>
      )}
      <p role="alert">{failure}</p>
    </section>
  )
}

interface Offered {
  readonly offered: ActionEvent
  readonly publicId: string
  readonly identity: VisitorIdentity
}

/** The state of an action, and its steps. The focus follows each of them. */
function useActionSteps({ offered, publicId, identity }: Offered) {
  const [action, setAction] = useState(offered)
  const [{ isBusy, failure }, setState] = useState({ isBusy: false, failure: '' })
  const [edits, setEdits] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  const isProving = action.state === 'email' || action.state === 'code'
  const box = useRef<HTMLElement>(null)
  const steps = useRef(0)
  const stepsTaken = steps.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each step
  useEffect(() => {
    if (stepsTaken === 0) return
    if (isProving || edits) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    else box.current?.focus()
  }, [stepsTaken])

  useAwaitedAction({ action, publicId, identity, onChange: setAction })
  useEffect(() => {
    if (action.state === 'waiting') setAwaited(true)
  }, [action.state])

  async function take(step: ActionStep) {
    if (isBusy) return
    setState({ isBusy: true, failure: '' })
    let next = await takeActionStep({ publicId, identity }, action.id, step)
    if (typeof next !== 'string' && next.call) {
      const result = await callPageFunction({ id: next.id, call: next.call })
      next = await takeActionStep({ publicId, identity }, action.id, { result })
    }
    if (typeof next === 'string') return setState({ isBusy: false, failure: next })
    setState({ isBusy: false, failure: '' })
    setEdits(false)
    steps.current++
    setAction(next)
  }

  function change() {
    steps.current++
    setEdits(true)
  }

  return { action, isBusy, failure, edits, isAwaited, box, take, change }
}

interface ActionQuestionProps {
  readonly action: ActionEvent
  readonly busy: boolean
  readonly onStep: (step: ActionStep) => void
  readonly onChange: () => void
}

/** What will happen with which values. */
function ActionQuestion({ action: { text, labels, fields }, busy, onStep, onChange }: ActionQuestionProps) {
  return (
    <>
      <p className="plain-text" dir={readingDirection(text)}>
        {text}
      </p>
      <div className="action-buttons">
        <button
          type="button"
          className="brand-button"
          disabled={busy}
          onClick={() => onStep({ confirm: true })}
        >
          {labels?.confirm}
        </button>
        {fields?.length !== 0 && (
          <button type="button" className="quiet-button" disabled={busy} onClick={onChange}>
            {labels?.change}
          </button>
        )}
        <button
          type="button"
          className="quiet-button"
          disabled={busy}
          onClick={() => onStep({ confirm: false })}
        >
          {labels?.cancel}
        </button>
      </div>
    </>
  )
}

function ActionResult({ action: { card, text } }: { readonly action: ActionEvent }) {
  if (card && card.facts.length + card.rows.length + (card.steps?.length ?? 0) > 0)
    return <ActionCard card={card} text={text} />
  return (
    <p className="plain-text" dir={readingDirection(text)}>
      {text}
    </p>
  )
}
