import { mapWebsite } from '@parleykit/contract/knowledge/websites/websites'
import { Flex, TextField } from '@radix-ui/themes'
import { Globe } from 'lucide-react'
import { Field } from '../../../ui/form/field.tsx'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

interface UrlFormProps {
  readonly isMapping: boolean
  /**
   * Called with the address as typed. `showAtField` shows an error at the field and returns whether the error is about
   * it.
   */
  readonly onMap: (url: string, showAtField: (error: Error) => boolean) => void
}

/** Asks for the address of a website whose pages are to be found. */
export function UrlForm({ isMapping, onMap }: UrlFormProps) {
  const form = useForm({ schema: mapWebsite.body, defaultValues: { url: '' } })
  const showAtField = (error: Error) => showFieldError(form, error, { website_unreadable: 'url' })
  return (
    <form noValidate onSubmit={form.handleSubmit(() => onMap(form.getValues('url'), showAtField))}>
      <Field label="Website URL" error={form.formState.errors.url?.message}>
        {(control) => (
          <Flex gap="3" align="center" wrap="wrap">
            <TextField.Root
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://example.com"
              className="url-field"
              {...control}
              {...form.register('url')}
            >
              <TextField.Slot>
                <Globe size={16} aria-hidden />
              </TextField.Slot>
            </TextField.Root>
            <SubmitButton isPending={isMapping} pending="Looking for pages...">
              Find pages
            </SubmitButton>
          </Flex>
        )}
      </Field>
    </form>
  )
}
