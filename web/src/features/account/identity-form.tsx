import { type User, updateAccountInput } from '@parleykit/contract/auth/account'
import { Flex, TextField } from '@radix-ui/themes'
import type { z } from 'zod'
import { withDetail } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type Form, useFieldValue, useForm } from '../../ui/form/use-form.ts'
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import { CodeField } from '../auth/code-field.tsx'
import { emailTexts } from '../auth/email-texts.ts'
import { NoPasswordNotice } from '../auth/no-password-notice.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { findProofError } from '../auth/proof-error.ts'
import { PendingEmail } from './pending-email.tsx'
import { useUpdateAccount } from './queries.ts'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

type IdentityValues = z.input<typeof updateAccountInput>
type IdentityInput = z.output<typeof updateAccountInput>

/** Username, the name shown to visitors, and email address. Changing the address requires the password. */
export function IdentityForm({ user }: { readonly user: User }) {
  const form = useForm({
    schema: updateAccountInput,
    defaultValues: {
      ...{ username: user.username, displayName: user.displayName ?? '', email: user.email },
      ...{ currentPassword: '', code: '' },
    },
  })
  const { errors, isDirty } = form.formState
  const changesAddress = useFieldValue({ form, name: 'email' }) !== user.email
  const update = useUpdateAccount()

  const save = form.handleSubmit((values) => {
    clearToasts('identity-form')
    update.mutate(values, {
      onSuccess: ({ username, displayName, email, pendingEmail }) => {
        form.reset({ username, displayName: displayName ?? '', email, currentPassword: '', code: '' })
        const isSent = pendingEmail !== null && pendingEmail === values.email
        toast(isSent ? emailTexts.sent : accountTexts.updated, 'identity-form')
      },
      onError: (error) => {
        const refused = findProofError(error)
        if (refused) {
          const field = refused.of === 'code' ? 'code' : 'currentPassword'
          return form.setError(field, { message: refused.message }, { shouldFocus: true })
        }
        const { title, description } = accountTexts.updateFailed
        toastError({ title, description: withDetail(description, error) }, 'identity-form')
      },
    })
  })

  return (
    <form noValidate onSubmit={save}>
      <Flex direction="column" gap="4">
        <IdentityFields form={form} placeholder={user.username} isSaving={update.isPending} />
        {user.mustConfirmEmail && <UnconfirmedEmail email={user.email} />}
        {user.pendingEmail !== null && <PendingEmail email={user.pendingEmail} />}
        {changesAddress && !user.hasPassword && <NoPasswordNotice />}
        {changesAddress && user.hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            help="Required to change your email address."
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        {changesAddress && user.twoStep && (
          <CodeField error={errors.code?.message} {...form.register('code')} />
        )}
        <UnsavedGuard isUnsaved={isDirty} />
        <Flex justify="end">
          <SubmitButton
            isPending={update.isPending}
            pending="Saving..."
            isOff={!isDirty || (changesAddress && !user.hasPassword)}
          >
            Save changes
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

interface IdentityFieldsProps {
  readonly form: Form<IdentityValues, IdentityInput>
  /** Shown for an empty name. */
  readonly placeholder: string
  readonly isSaving: boolean
}

function IdentityFields({ form, placeholder, isSaving }: IdentityFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field label="Username" error={errors.username?.message}>
        {(control) => (
          <TextField.Root
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isSaving}
            {...control}
            {...form.register('username')}
          />
        )}
      </Field>
      <Field
        label={accountTexts.displayName}
        help={accountTexts.displayNameHelp}
        error={errors.displayName?.message}
      >
        {(control) => (
          <TextField.Root
            autoComplete="name"
            placeholder={placeholder}
            readOnly={isSaving}
            {...control}
            {...form.register('displayName')}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextField.Root
            type="email"
            autoComplete="email"
            readOnly={isSaving}
            {...control}
            {...form.register('email')}
          />
        )}
      </Field>
    </>
  )
}
