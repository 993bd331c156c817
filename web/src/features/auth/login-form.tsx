import { zodResolver } from '@hookform/resolvers/zod'
import { loginInput } from '@parleykit/contract/account'
import { authTexts } from '@parleykit/contract/owner-texts'
import { Button, Flex, Link, Text, TextField } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { useAuth } from './auth-context.ts'
import { PasswordField } from './password-field.tsx'

export function LoginForm() {
  const { login } = useAuth()
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { username: '', password: '' } })
  const { errors } = form.formState
  // Registered in the order of the screen, which is the order in which errors get the focus.
  const [username, password] = [form.register('username'), form.register('password')]
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))}>
      <Flex direction="column" gap="4">
        <Field label={authTexts.usernameOrEmail} error={errors.username?.message}>
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
        <PasswordField
          size="3"
          autoComplete="current-password"
          error={errors.password?.message}
          {...password}
        />
        <Text size="2" align="right">
          <Link asChild>
            <RouterLink to="/forgot-password">{authTexts.forgotPassword}</RouterLink>
          </Link>
        </Text>
        <Button size="3" type="submit" disabled={login.isPending}>
          {login.isPending ? authTexts.loggingIn : 'Login'}
        </Button>
      </Flex>
    </form>
  )
}
