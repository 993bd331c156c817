import type { ActionEvent, ActionField } from '@parleykit/contract/actions/action-runs'
import { actionValueMax } from '@parleykit/contract/actions/limits'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { type FormEvent, useId, useState } from 'react'
import type { ActionStep } from './action-api.ts'

interface ActionFormProps {
  readonly action: ActionEvent
  /** The element that tells what is asked. */
  readonly textId: string
  readonly busy: boolean
  readonly onStep: (step: ActionStep) => void
}

/** The fields of an action, or of the proof that it needs first, each with what is wrong with its value. */
export function ActionForm({ action, textId, busy, onStep }: ActionFormProps) {
  const { fields = [], problems = {}, labels, state } = action
  const isCode = state === 'code'
  const [values, setValues] = useState<Readonly<Record<string, string>>>(action.values ?? {})

  function send(event: FormEvent) {
    event.preventDefault()
    onStep({ values })
  }

  return (
    <form className="action-form" noValidate onSubmit={send}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={problems[field.name] ?? ''}
          isCode={isCode}
          textId={textId}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <div className="action-buttons">
        <button type="submit" className="brand-button" disabled={busy}>
          {labels?.send}
        </button>
        {isCode && (
          <>
            <button
              type="button"
              className="quiet-button"
              disabled={busy}
              onClick={() => onStep({ values: { email: action.values?.email ?? '' } })}
            >
              {labels?.newCode}
            </button>
            <button
              type="button"
              className="quiet-button"
              disabled={busy}
              onClick={() => onStep({ values: {} })}
            >
              {labels?.change}
            </button>
          </>
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
    </form>
  )
}

interface FieldProps {
  readonly field: ActionField
  readonly value: string
  readonly problem: string
  /** Whether it is a code that was mailed. */
  readonly isCode: boolean
  readonly textId: string
  readonly onChange: (value: string) => void
}

const inputTypes = { text: 'text', number: 'text', date: 'date', email: 'email' } as const

function Field({ field, value, problem, isCode, textId, onChange }: FieldProps) {
  const id = useId()
  const { label, type, required, choices, hint } = field
  const shared = {
    id,
    value,
    required,
    'aria-describedby': isCode ? `${textId} ${id}-help` : `${id}-help`,
    'aria-invalid': problem !== '',
  }
  return (
    <>
      <label htmlFor={id} dir={readingDirection(label)}>
        {label}
        {required ? '' : ' –'}
      </label>
      {type === 'choice' ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={inputTypes[type]}
          inputMode={isCode ? 'numeric' : type === 'number' ? 'decimal' : undefined}
          autoComplete={isCode ? 'one-time-code' : type === 'email' ? 'email' : 'off'}
          dir="auto"
          maxLength={actionValueMax}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-help`} className={problem ? 'problem' : 'hint'}>
        {problem || hint}
      </p>
    </>
  )
}
