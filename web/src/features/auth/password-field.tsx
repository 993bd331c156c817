import { validationTexts } from '@parleykit/contract/auth/texts'
import { Box, IconButton, Text, TextField } from '@radix-ui/themes'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/form/field.tsx'

interface PasswordFieldProps extends UseFormRegisterReturn {
  readonly label?: string
  readonly size?: '2' | '3'
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  readonly help?: string
  readonly autoFocus?: boolean
}

/** A password field with a button to reveal the text. Warns if a new password is easy to guess. */
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
  const { isGuessable, scheduleCheck } = useGuessable()
  const isNewPassword = autoComplete === 'new-password'
  return (
    <Box>
      <Field label={label} error={error} help={help}>
        {(control) => (
          <TextField.Root
            size={size}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            {...control}
            {...registered}
            onChange={(event) => {
              if (isNewPassword) scheduleCheck(event.target.value)
              return registered.onChange(event)
            }}
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
      <Text as="p" size="1" color="yellow" mt={isGuessable ? '1' : '0'} role="status">
        {isGuessable && validationTexts.passwordGuessable}
      </Text>
    </Box>
  )
}

/** Delay after the last key before a password is checked, in milliseconds. */
const debounceMs = 300

/**
 * Whether a new password is easy to guess. Loads the list of common passwords after the first input; gives no warning
 * if that fails.
 */
function useGuessable(): { isGuessable: boolean; scheduleCheck: (password: string) => void } {
  const [isGuessable, setIsGuessable] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  async function check(password: string): Promise<void> {
    const { isGuessablePassword } = await import('@parleykit/contract/auth/guessable-password')
    if (latest.current === password) setIsGuessable(isGuessablePassword(password))
  }

  function scheduleCheck(password: string): void {
    latest.current = password
    clearTimeout(timer.current)
    if (password === '') setIsGuessable(false)
    else timer.current = setTimeout(() => void check(password).catch(() => {}), debounceMs)
  }
  return { isGuessable, scheduleCheck }
}
