import { Text } from '@radix-ui/themes'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Controlled } from '../../../ui/form/use-form.ts'
import { ToneSelect } from '../tone-select.tsx'
import { StepActions, StepFrame } from './step-frame.tsx'
import { onSubmit } from './submit.ts'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

export function StepProfile({ wizard }: { readonly wizard: Wizard }) {
  const { form, leaveProfile, isSavingProfile, setStep } = wizard
  const error = form.formState.errors.toneType?.message
  return (
    <StepFrame title={wizardTexts.steps[1]} text="What should your agent be best at?">
      <form noValidate onSubmit={onSubmit(leaveProfile)}>
        <Controlled
          form={form}
          name="toneType"
          render={(field) => <ToneSelect value={field.value} onChange={field.onChange} />}
        />
        {error && (
          <Text as="p" size="1" color="red" role="alert" mt="2">
            {error}
          </Text>
        )}
        <StepActions onBack={() => setStep(1)} isBusy={isSavingProfile}>
          <SubmitButton isPending={isSavingProfile} pending={wizardTexts.processing}>
            {wizardTexts.nextKnowledge}
          </SubmitButton>
        </StepActions>
      </form>
    </StepFrame>
  )
}
