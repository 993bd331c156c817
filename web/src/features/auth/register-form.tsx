import { registerInput } from '@parleykit/contract/auth/account'
import { Flex, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useAuth } from './auth-context.ts'
import { authTexts } from './auth-texts.ts'
import { PasswordField } from './password-field.tsx'

interface RegisterFormProps {
  /** The token of the link that led here, or null. */
  readonly invite: string | null
  /** The address of the invitation, or null. */
  readonly invited: string | null
}

export function RegisterForm({ invite, invited }: RegisterFormProps) {
  const { register } = useAuth()
  const form = useForm({
    schema: registerInput,
    defaultValues: { username: '', email: invited ?? '', password: '' },
  })
  const { errors } = form.formState
  // Registered in screen order, which is the order in which errors get the focus.
  const username = form.register('username')
  const email = form.register('email')
  const password = form.register('password')
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) =>
        register.mutate({ ...values, ...(invite !== null && { invite }) }),
      )}
    >
      <Flex direction="column" gap="4">
        <Field label="Username" error={errors.username?.message}>
          {(control) => (
            <TextField.Root
              size="3"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...username}
            />
          )}
        </Field>
        <Field
          label="Email"
          error={errors.email?.message}
          help={invited === null ? undefined : authTexts.invitedHelp}
        >
          {(control) => <TextField.Root size="3" type="email" autoComplete="email" {...control} {...email} />}
        </Field>
        <PasswordField
          size="3"
          autoComplete="new-password"
          help={authTexts.passwordHelp}
          error={errors.password?.message}
          {...password}
        />
        <SubmitButton size="3" isPending={register.isPending} pending={authTexts.registering}>
          Register
        </SubmitButton>
      </Flex>
    </form>
  )
}
