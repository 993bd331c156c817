import { wizardTexts } from '@parleykit/contract/owner-texts'
import { Button, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { StepActions, StepFrame } from './step-frame.tsx'
import { onSubmit } from './submit.ts'
import type { Wizard } from './use-wizard.ts'

export function StepName({ wizard }: { readonly wizard: Wizard }) {
  const { form, leaveName } = wizard
  return (
    <StepFrame
      title={wizardTexts.steps[0]}
      text="Visitors see this name on every chat. You can change it later."
    >
      <form noValidate onSubmit={onSubmit(leaveName)}>
        <Field label="Agent name" error={form.formState.errors.name?.message}>
          {(control) => (
            <TextField.Root
              size="3"
              autoComplete="off"
              placeholder="Shop assistant"
              {...control}
              {...form.register('name')}
            />
          )}
        </Field>
        <StepActions>
          <Button type="submit">{wizardTexts.next}</Button>
        </StepActions>
      </form>
    </StepFrame>
  )
}
