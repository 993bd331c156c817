import { type PaymentSettings, stripeInput } from '@parleykit/contract/setup/payment-settings'
import { Callout, Link, TextField } from '@radix-ui/themes'
import { Info } from 'lucide-react'
import { z } from 'zod'
import { Field } from '../../../ui/form/field.tsx'
import { type Form, useFieldErrors, useForm } from '../../../ui/form/use-form.ts'
import { useConnectStripe } from './queries.ts'
import { paymentTexts } from './server-settings-texts.ts'
import { SettingDialog, type SettingDialogControl } from './setting-dialog.tsx'
import { SettingForm } from './setting-form.tsx'

interface StripeDialogProps extends SettingDialogControl {
  readonly settings: PaymentSettings
}

/** Asks for the keys of a Stripe account, tests and saves them. */
export function StripeDialog(props: StripeDialogProps) {
  const { sandbox } = props.settings.running
  return (
    <SettingDialog {...props} title={paymentTexts.dialogTitle} help={paymentTexts.dialogHelp}>
      {sandbox > 0 && (
        <Callout.Root color="yellow" size="1" mb="4">
          <Callout.Icon>
            <Info size={16} />
          </Callout.Icon>
          <Callout.Text>{paymentTexts.ends(sandbox)}</Callout.Text>
        </Callout.Root>
      )}
      <StripeForm {...props} />
    </SettingDialog>
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

function StripeForm({ settings, user, onSaved, onClose }: StripeDialogProps) {
  const saving = useConnectStripe()
  const form: StripeForm = useForm({
    schema: stripeForm,
    defaultValues: { secretKey: '', webhookSecret: '', currentPassword: '', code: '' },
  })
  const shared = { user, form, saving, onSaved }
  return (
    <SettingForm {...shared} texts={paymentTexts} onCancel={onClose}>
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
