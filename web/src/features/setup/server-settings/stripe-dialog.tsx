import type { User } from '@parleykit/contract/auth/account'
import { type PaymentSettings, stripeInput } from '@parleykit/contract/setup/payment-settings'
import { Callout, Link, TextField } from '@radix-ui/themes'
import { Info } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { z } from 'zod'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { type Form, useFieldErrors, useForm } from '../../../ui/form/use-form.ts'
import { useConnectStripe } from './queries.ts'
import { paymentTexts } from './server-settings-texts.ts'
import { SettingForm } from './setting-form.tsx'

interface StripeDialogProps {
  readonly open: boolean
  readonly settings: PaymentSettings
  readonly user: User
  /** Gets the focus after a save. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Asks for the keys of a Stripe account, tests and saves them. */
export function StripeDialog({ open, returnTo, onClose, ...form }: StripeDialogProps) {
  const { sandbox } = form.settings.running
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        maxWidth="520px"
        returnTo={returnTo}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title size="4">{paymentTexts.dialogTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {paymentTexts.dialogHelp}
        </Dialog.Description>
        {sandbox > 0 && (
          <Callout.Root color="yellow" size="1" mb="4">
            <Callout.Icon>
              <Info size={16} />
            </Callout.Icon>
            <Callout.Text>{paymentTexts.ends(sandbox)}</Callout.Text>
          </Callout.Root>
        )}
        <StripeForm {...form} onCancel={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

const { shape } = stripeInput
const emptyIsNone = z.string().transform((text) => text.trim() || undefined)

/** The form's fields, of which empty ones aren't sent. */
const stripeForm = z.object({
  ...shape,
  webhookSecret: emptyIsNone.pipe(shape.webhookSecret),
  code: emptyIsNone.pipe(shape.code),
})
type StripeForm = Form<z.input<typeof stripeForm>, z.output<typeof stripeForm>>

interface StripeFormProps extends Pick<StripeDialogProps, 'settings' | 'user' | 'onSaved'> {
  readonly onCancel: () => void
}

function StripeForm({ settings, user, onSaved, onCancel }: StripeFormProps) {
  const saving = useConnectStripe()
  const [problem, setProblem] = useState<string | null>(null)
  const form: StripeForm = useForm({
    schema: stripeForm,
    defaultValues: { secretKey: '', webhookSecret: '', currentPassword: '', code: '' },
  })
  const errors = useFieldErrors(form)
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    saving.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => {
        const isShown = showFieldError(form, error, {
          ...{ wrong_password: 'currentPassword', code_required: 'code', code_invalid: 'code' },
        })
        if (!isShown) setProblem(withDetail(paymentTexts.saveFailed, error))
      },
    })
  })
  return (
    <SettingForm
      user={user}
      proof={{
        password: { field: form.register('currentPassword'), error: errors.currentPassword?.message },
        code: { field: form.register('code'), error: errors.code?.message },
      }}
      problem={problem}
      isPending={saving.isPending}
      action={paymentTexts.save}
      pending={paymentTexts.testing}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <KeyFields form={form} createsWebhook={settings.webhookUrl !== null} />
    </SettingForm>
  )
}

interface KeyFieldsProps {
  readonly form: StripeForm
  readonly createsWebhook: boolean
}

function KeyFields({ form, createsWebhook }: KeyFieldsProps) {
  const errors = useFieldErrors(form)
  return (
    <>
      <div>
        <Field
          label={paymentTexts.secretKey}
          error={errors.secretKey?.message}
          help={paymentTexts.secretKeyHelp}
        >
          {(control) => (
            <TextField.Root
              type="password"
              autoComplete="new-password"
              spellCheck={false}
              {...control}
              {...form.register('secretKey')}
            />
          )}
        </Field>
        <Link href="https://dashboard.stripe.com/apikeys" target="_blank" rel="noreferrer" size="2">
          {paymentTexts.keyPage}
        </Link>
      </div>
      <Field
        label={createsWebhook ? paymentTexts.optionalWebhookSecret : paymentTexts.webhookSecret}
        error={errors.webhookSecret?.message}
        help={createsWebhook ? paymentTexts.webhookSecretHelp : paymentTexts.webhookSecretNeeded}
      >
        {(control) => (
          <TextField.Root
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            {...control}
            {...form.register('webhookSecret')}
          />
        )}
      </Field>
    </>
  )
}
