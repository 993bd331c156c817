import type { z } from 'zod'
import type { Form } from '../../ui/form/use-form.ts'
import { toastError } from '../../ui/toast-queue.ts'
import { fieldsOfStep, type Step, type WizardValues, type wizardForm } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'

/** Validates a step's fields and shows their errors. Returns whether they are valid. */
export async function checkStep(
  form: Form<WizardValues, z.output<typeof wizardForm>>,
  step: Step,
): Promise<boolean> {
  const fields = fieldsOfStep[step]
  if (await form.trigger([...fields], { shouldFocus: true })) return true
  const message = fields.map((field) => form.getFieldState(field).error?.message).find(Boolean)
  const description = [message, wizardTexts.correctHighlighted].filter(Boolean).join('. ')
  toastError({ title: wizardTexts.validationTitle, description }, 'wizard')
  return false
}
