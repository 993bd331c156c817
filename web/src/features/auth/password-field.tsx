import { IconButton, TextField } from '@radix-ui/themes'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'

interface PasswordFieldProps extends UseFormRegisterReturn {
  readonly label?: string
  readonly size?: '2' | '3'
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  readonly help?: string
  readonly autoFocus?: boolean
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label = 'Password',
  size = '2',
  autoComplete,
  error,
  help,
  autoFocus = false,
  ...registered
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  return (
    <Field label={label} error={error} help={help}>
      {(control) => (
        <TextField.Root
          size={size}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          {...control}
          {...registered}
        >
          <TextField.Slot side="right">
            <IconButton
              type="button"
              variant="ghost"
              color="gray"
              aria-label={visible ? 'Hide characters' : 'Show characters'}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <EyeOff size={16} /> : <Eye size={16} />}
            </IconButton>
          </TextField.Slot>
        </TextField.Root>
      )}
    </Field>
  )
}
