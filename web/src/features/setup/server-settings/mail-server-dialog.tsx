import {
  type MailSettings,
  mailEncryptions,
  mailPorts,
  mailServerInput,
} from '@parleykit/contract/setup/server-settings'
import { Box, Flex, TextField } from '@radix-ui/themes'
import { z } from 'zod'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Controlled, type Form, useFieldErrors, useFieldValue, useForm } from '../../../ui/form/use-form.ts'
import { useSaveMailServer } from './queries.ts'
import { encryptionNames, mailTexts } from './server-settings-texts.ts'
import { SettingDialog, type SettingDialogControl } from './setting-dialog.tsx'
import { SettingForm } from './setting-form.tsx'

type MailServer = MailSettings['server']

interface MailServerDialogProps extends SettingDialogControl {
  /** The one that is changed; null for a new one. */
  readonly server: MailServer
}

/** Asks for a mail server, tests it and saves it. */
export function MailServerDialog(props: MailServerDialogProps) {
  return (
    <SettingDialog {...props} title={mailTexts.dialogTitle} help={mailTexts.dialogHelp}>
      <MailServerForm {...props} />
    </SettingDialog>
  )
}

const { shape } = mailServerInput
const emptyIsNone = z.string().transform((text) => text.trim() || undefined)

/** The form's fields, of which empty ones aren't sent. */
const mailServerForm = z.object({
  ...shape,
  port: z.string().transform(Number).pipe(shape.port),
  user: emptyIsNone.pipe(shape.user),
  password: z
    .string()
    .transform((text) => text || undefined)
    .pipe(shape.password),
  code: emptyIsNone.pipe(shape.code),
})
type MailServerForm = Form<z.input<typeof mailServerForm>, z.output<typeof mailServerForm>>

const encryptions = mailEncryptions.map((each) => [each, encryptionNames[each]] as const)

function MailServerForm({ server, user, onSaved, onClose }: MailServerDialogProps) {
  const saving = useSaveMailServer()
  const form: MailServerForm = useForm({
    schema: mailServerForm,
    defaultValues: {
      host: server?.host ?? '',
      port: String(server?.port ?? mailPorts.tls),
      encryption: server?.encryption ?? 'tls',
      ...{ user: server?.user ?? '', password: '', from: server?.from ?? '', currentPassword: '', code: '' },
    },
  })
  const shared = { user, form, saving, onSaved }
  return (
    <SettingForm {...shared} texts={mailTexts} onCancel={onClose}>
      <PlaceFields form={form} />
      <LoginFields form={form} server={server} />
    </SettingForm>
  )
}

/** Where the mail server is. Another encryption brings its usual port. */
function PlaceFields({ form }: { readonly form: MailServerForm }) {
  const errors = useFieldErrors(form)
  return (
    <>
      <Field label={mailTexts.host} error={errors.host?.message} help={mailTexts.hostHelp}>
        {(control) => (
          <TextField.Root
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...form.register('host')}
          />
        )}
      </Field>
      <Flex gap="4" direction={{ initial: 'column', sm: 'row' }}>
        <Box flexGrow="1">
          <Field label={mailTexts.encryption} error={errors.encryption?.message}>
            {(control) => (
              <Controlled
                form={form}
                name="encryption"
                render={(field) => (
                  <NativeSelect
                    {...control}
                    ref={field.ref}
                    value={field.value}
                    options={encryptions}
                    onChoose={(chosen) => {
                      if (form.getValues('port') === String(mailPorts[field.value]))
                        form.setValue('port', String(mailPorts[chosen]))
                      field.onChange(chosen)
                    }}
                  />
                )}
              />
            )}
          </Field>
        </Box>
        <Box width={{ sm: '120px' }}>
          <Field label={mailTexts.port} error={errors.port?.message}>
            {(control) => (
              <TextField.Root
                inputMode="numeric"
                autoComplete="off"
                {...control}
                {...form.register('port')}
              />
            )}
          </Field>
        </Box>
      </Flex>
    </>
  )
}

interface LoginFieldsProps {
  readonly form: MailServerForm
  readonly server: MailServer
}

/** How ParleyKit signs in there, and as whom it sends. */
function LoginFields({ form, server }: LoginFieldsProps) {
  const errors = useFieldErrors(form)
  const user = useFieldValue({ form, name: 'user' })
  const host = useFieldValue({ form, name: 'host' })
  const isSame = server !== null && server.host === host && server.user === user
  const keepsPassword = isSame && server.user !== null && !server.needsPassword
  return (
    <>
      <Field label={mailTexts.user} error={errors.user?.message}>
        {(control) => (
          <TextField.Root
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...form.register('user')}
          />
        )}
      </Field>
      <Field
        label={user.trim() === '' ? mailTexts.optionalPassword : mailTexts.password}
        error={errors.password?.message}
        help={keepsPassword ? mailTexts.keepsPassword(server.passwordEnding) : mailTexts.passwordIsStored}
      >
        {(control) => (
          <TextField.Root
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            {...control}
            {...form.register('password')}
          />
        )}
      </Field>
      <Field label={mailTexts.sender} error={errors.from?.message} help={mailTexts.senderHelp}>
        {(control) => (
          <TextField.Root autoComplete="off" spellCheck={false} {...control} {...form.register('from')} />
        )}
      </Field>
    </>
  )
}
