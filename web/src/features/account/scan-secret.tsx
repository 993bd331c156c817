import { confirmTwoStepInput } from '@parleykit/contract/auth/two-step'
import { Button, Code, Flex, Text } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { QrCode } from '../../ui/display/qr-code.tsx'
import { toastError } from '../../ui/feedback/toast-queue.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { accountTexts } from '../auth/account-texts.ts'
import { CodeField } from '../auth/code-field.tsx'
import './account.css'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { findProofError } from '../auth/proof-error.ts'

interface ScanSecretProps {
  readonly secret: { readonly secret: string; readonly uri: string }
  readonly send: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** Shows the secret for an authenticator app and asks for the app's first code. */
export function ScanSecret({ secret, send, onClose }: ScanSecretProps) {
  const form = useForm({ schema: confirmTwoStepInput, defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await send(code)
    } catch (error) {
      const refused = error instanceof Error ? findProofError(error) : null
      if (refused) return form.setError('code', { message: refused.message }, { shouldFocus: true })
      const { title, description } = accountTexts.twoStepFailed
      toastError({ title, description: withDetail(description, error) }, 'two-step')
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Flex justify="center" className="scan-code">
          <QrCode text={secret.uri} label="QR code for your authenticator app" />
        </Flex>
        <Text as="p" size="2" color="gray">
          {accountTexts.twoStepType}{' '}
          <Code className="wrap-anywhere">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </Text>
        <CodeField
          autoFocus
          help="The 6-digit code from the app."
          error={errors.code?.message}
          {...form.register('code')}
        />
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isPending={isSubmitting}>Turn on</SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
