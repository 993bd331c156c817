import { TextField } from '@radix-ui/themes'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/form/field.tsx'
import { authTexts } from './auth-texts.ts'

interface CodeFieldProps extends UseFormRegisterReturn {
  readonly size?: '2' | '3'
  readonly autoFocus?: boolean
  readonly help?: string
  readonly error?: string | undefined
}

/** A code from an authenticator app, or a recovery code. */
export function CodeField({
  size = '2',
  autoFocus = false,
  help = authTexts.codeHelp,
  error,
  ...registered
}: CodeFieldProps) {
  return (
    <Field label={authTexts.codeLabel} error={error} help={help}>
      {(control) => (
        <TextField.Root
          size={size}
          autoFocus={autoFocus}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...registered}
        />
      )}
    </Field>
  )
}
