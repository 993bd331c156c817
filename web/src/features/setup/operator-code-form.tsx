import { operatorCodeInput } from '@parleykit/contract/setup/setup'
import { Code, Flex, Text, TextField } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { showFieldError } from '../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useAuth } from '../auth/auth-context.ts'
import { useEnterOperatorCode } from './queries.ts'
import { setupTexts } from './setup-texts.ts'

/** Asks for the code that the start printed, which makes the account the operator. */
export function OperatorCodeForm() {
  const { user } = useAuth()
  const form = useForm({ schema: operatorCodeInput, defaultValues: { code: '' } })
  const entering = useEnterOperatorCode()
  const send = form.handleSubmit((values) => {
    clearToasts('setup')
    entering.mutate(values, {
      onError: (error) => {
        if (showFieldError(form, error, { code_invalid: 'code', too_many_requests: 'code' })) return
        toastError({ title: 'Error', description: withDetail(setupTexts.codeFailed, error) }, 'setup')
      },
    })
  })
  return (
    <form noValidate onSubmit={send}>
      <Flex direction="column" gap="4" align="start">
        <Field label={setupTexts.code} error={form.formState.errors.code?.message} help={setupTexts.codeHelp}>
          {(control) => (
            <TextField.Root
              size="3"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...form.register('code')}
            />
          )}
        </Field>
        <SubmitButton size="3" isPending={entering.isPending} pending="Checking...">
          {setupTexts.continue}
        </SubmitButton>
        <Text as="p" size="2" color="gray" className="wrap-anywhere">
          {setupTexts.codeOther} <Code>npm run admin -- grant {user?.username} admin</Code>
        </Text>
      </Flex>
    </form>
  )
}
