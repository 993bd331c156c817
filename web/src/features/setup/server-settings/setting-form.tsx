import type { User } from '@parleykit/contract/auth/account'
import { Button, Callout, Flex } from '@radix-ui/themes'
import type { UseMutationResult } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { withDetail } from '../../../api/api-error.ts'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { CodeField } from '../../auth/code-field.tsx'
import { NoPasswordNotice } from '../../auth/no-password-notice.tsx'
import { PasswordField } from '../../auth/password-field.tsx'
import { serverSettingsTexts } from './server-settings-texts.ts'

/** Fields that prove who the operator is. */
interface ProofValues extends FieldValues {
  readonly currentPassword: string
  readonly code: string
}

interface SettingFormProps<Values extends ProofValues, Output> {
  readonly user: User
  readonly form: Form<Values, Output>
  readonly saving: UseMutationResult<unknown, Error, Output>
  readonly texts: { readonly save: string; readonly testing: string; readonly saveFailed: string }
  readonly onSaved: () => void
  readonly onCancel: () => void
  /** The fields of the setting. */
  readonly children: ReactNode
}

/** A form for a setting with a secret: its fields, the proof who the operator is, and what its test found wrong. */
export function SettingForm<Values extends ProofValues, Output>(props: SettingFormProps<Values, Output>) {
  const { user, form, saving, texts, onSaved, onCancel, children } = props
  const [problem, setProblem] = useState<string | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // On phones, it appears below what is on screen.
  useEffect(() => {
    if (problem !== null) alert.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  const state = useFormState({ control: form.control })
  const [password, code] = ['currentPassword', 'code'] as [FieldPath<Values>, FieldPath<Values>]
  const errorOf = (name: FieldPath<Values>) => form.getFieldState(name, state).error?.message
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    saving.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => {
        const about = { wrong_password: password, code_required: code, code_invalid: code }
        if (!showFieldError(form, error, about)) setProblem(withDetail(texts.saveFailed, error))
      },
    })
  })
  if (!user.hasPassword) return <NoPasswordNotice />
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        {children}
        <PasswordField
          label={serverSettingsTexts.currentPassword}
          autoComplete="current-password"
          help={serverSettingsTexts.currentPasswordHelp}
          error={errorOf(password)}
          {...form.register(password)}
        />
        {user.twoStep && <CodeField error={errorOf(code)} {...form.register(code)} />}
        {problem !== null && (
          <Callout.Root color="red" role="alert" size="1" ref={alert}>
            <Callout.Icon>
              <TriangleAlert size={16} />
            </Callout.Icon>
            <Callout.Text className="wrap-anywhere">{problem}</Callout.Text>
          </Callout.Root>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton isPending={saving.isPending} pending={texts.testing}>
            {texts.save}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
