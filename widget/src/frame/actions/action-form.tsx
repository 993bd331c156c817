import type { ActionEvent, ActionField } from '@parleykit/contract/actions/action-runs'
import { actionValueMax } from '@parleykit/contract/actions/limits'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { type FormEvent, useId, useState } from 'react'
import type { ActionStep } from './action-api.ts'

interface ActionFormProps {
  readonly action: ActionEvent
  readonly busy: boolean
  readonly onStep: (step: ActionStep) => void
}

/** The fields of an action, each with what is wrong with its value. */
export function ActionForm({ action, busy, onStep }: ActionFormProps) {
  const { fields = [], problems = {}, labels } = action
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
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <div className="action-buttons">
        <button type="submit" className="brand-button" disabled={busy}>
          {labels?.send}
        </button>
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
  readonly onChange: (value: string) => void
}

const inputTypes = { text: 'text', number: 'text', date: 'date', email: 'email' } as const

function Field({ field, value, problem, onChange }: FieldProps) {
  const id = useId()
  const { label, type, required, choices, hint } = field
  const shared = {
    id,
    value,
    required,
    'aria-describedby': `${id}-help`,
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
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={type === 'email' ? 'email' : 'off'}
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
