import { type TokenPrice, tokenPriceSchema } from '@parleykit/contract/models/model-budget'
import type { ModelPrice } from '@parleykit/contract/models/spend'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { z } from 'zod'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useFieldErrors, useForm } from '../../../ui/form/use-form.ts'
import type { ModelScope } from '../queries.ts'
import { useSetPrice } from './queries.ts'
import { readAmount } from './read-amount.ts'
import { spendingTexts } from './spending-texts.ts'

interface PriceDialogProps {
  readonly scope: ModelScope
  /** Null while it is closed. */
  readonly edited: ModelPrice | null
  readonly onClose: () => void
}

/** Asks what a model costs. */
export function PriceDialog({ scope, edited, onClose }: PriceDialogProps) {
  return (
    <Dialog.Root open={edited !== null} onOpenChange={(open) => !open && onClose()}>
      {edited && (
        <Dialog.Content maxWidth="420px">
          <Dialog.Title size="4" className="wrap-anywhere">
            {spendingTexts.editTitle(edited.model)}
          </Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            {spendingTexts.editHelp}
          </Dialog.Description>
          <PriceForm scope={scope} edited={edited} onClose={onClose} />
        </Dialog.Content>
      )}
    </Dialog.Root>
  )
}

const typedPrice = z.string().transform((text) => readAmount(text, 4))
const { shape } = tokenPriceSchema
const priceForm = z.object({ input: typedPrice.pipe(shape.input), output: typedPrice.pipe(shape.output) })

const fields = [
  ['input', spendingTexts.input],
  ['output', spendingTexts.output],
] as const

function PriceForm({ scope, edited, onClose }: PriceDialogProps & { readonly edited: ModelPrice }) {
  const { price, source } = edited
  const form = useForm({
    schema: priceForm,
    defaultValues: { input: String(price?.input ?? ''), output: String(price?.output ?? '') },
  })
  const errors = useFieldErrors(form)
  const saving = useSetPrice(scope)
  async function save(changed: TokenPrice | null) {
    const work = saving.mutateAsync({ ...edited, price: changed })
    if (await reportOutcome('price', work, spendingTexts.saved, spendingTexts.saveFailed)) onClose()
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(save)}>
      <Flex direction="column" gap="4">
        {fields.map(([name, label]) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(control) => (
              <TextField.Root inputMode="decimal" autoComplete="off" {...control} {...form.register(name)}>
                <TextField.Slot>$</TextField.Slot>
              </TextField.Root>
            )}
          </Field>
        ))}
        {source === 'set' && (
          <div>
            <Button type="button" variant="ghost" onClick={() => void save(null)}>
              {spendingTexts.useList}
            </Button>
          </div>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isPending={saving.isPending} pending={spendingTexts.saving}>
            {spendingTexts.save}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
