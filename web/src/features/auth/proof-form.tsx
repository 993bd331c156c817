import { beginTwoStepInput, changeTwoStepInput } from '@parleykit/contract/auth/two-step'
import { Button, Flex } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import type { ToastText } from '../../ui/feedback/toast-text.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { accountTexts } from './account-texts.ts'
import { useAuth } from './auth-context.ts'
import { CodeField } from './code-field.tsx'
import { NoPasswordNotice } from './no-password-notice.tsx'
import { PasswordField } from './password-field.tsx'
import { findProofError } from './proof-error.ts'

interface ProofFormProps {
  readonly action: string
  /** The label of the password's field. */
  readonly password?: string
  readonly asksForCode?: boolean
  /** The message if neither password nor code caused the failure. */
  readonly failure?: Required<ToastText>
  readonly isDestructive?: boolean
  readonly send: (proof: { password: string; code: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks the user to prove who they are: the password, and a code if two-step sign-in is on. */
export function ProofForm({
  action,
  password = 'Current password',
  asksForCode = false,
  failure = accountTexts.twoStepFailed,
  isDestructive = false,
  send,
  onClose,
}: ProofFormProps) {
  const { user } = useAuth()
  const form = useForm({
    schema: asksForCode
      ? changeTwoStepInput
      : beginTwoStepInput.extend({ code: changeTwoStepInput.shape.code }),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (proof) => {
    clearToasts('proof')
    try {
      await send(proof)
    } catch (error) {
      const refused = error instanceof Error ? findProofError(error) : null
      if (refused) return form.setError(refused.of, { message: refused.message }, { shouldFocus: true })
      const { title, description } = failure
      toastError({ title, description: withDetail(description, error) }, 'proof')
    }
  })
  if (user && !user.hasPassword) return <NoPasswordNotice />
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <PasswordField
          label={password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {asksForCode && <CodeField error={errors.code?.message} {...form.register('code')} />}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton {...(isDestructive && { color: 'red' as const })} isPending={isSubmitting}>
            {action}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
