import type { User } from '@parleykit/contract/auth/account'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode, SubmitEventHandler } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { CodeField } from '../../auth/code-field.tsx'
import { NoPasswordNotice } from '../../auth/no-password-notice.tsx'
import { PasswordField } from '../../auth/password-field.tsx'
import { serverSettingsTexts } from './server-settings-texts.ts'

interface ProofField {
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
}

interface SettingFormProps {
  readonly user: User
  readonly proof: { readonly password: ProofField; readonly code: ProofField }
  /** What the test found wrong; null if nothing. */
  readonly problem: string | null
  readonly isPending: boolean
  readonly action: string
  readonly pending: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  readonly onCancel: () => void
  /** The fields of the setting. */
  readonly children: ReactNode
}

/** A form for a setting with a secret: its fields, the proof who the operator is, and what its test found wrong. */
export function SettingForm(props: SettingFormProps) {
  const { user, proof, problem, isPending, action, pending, onSubmit, onCancel, children } = props
  if (!user.hasPassword) return <NoPasswordNotice />
  return (
    <form noValidate onSubmit={onSubmit}>
      <Flex direction="column" gap="4">
        {children}
        <PasswordField
          label={serverSettingsTexts.currentPassword}
          autoComplete="current-password"
          help={serverSettingsTexts.currentPasswordHelp}
          error={proof.password.error}
          {...proof.password.field}
        />
        {user.twoStep && <CodeField error={proof.code.error} {...proof.code.field} />}
        {problem !== null && (
          <Callout.Root color="red" role="alert" size="1">
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
          <SubmitButton isPending={isPending} pending={pending}>
            {action}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
