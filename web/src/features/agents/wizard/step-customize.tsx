import { Flex, TextArea, TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Controlled } from '../../../ui/form/use-form.ts'
import { ColorField } from '../color-field.tsx'
import { ImagePicker } from '../image-picker.tsx'
import { StepActions, StepFrame } from './step-frame.tsx'
import { onSubmit } from './submit.ts'
import type { useFinishWizard } from './use-finish-wizard.ts'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface StepCustomizeProps {
  readonly wizard: Wizard
  readonly completion: ReturnType<typeof useFinishWizard>
}

export function StepCustomize({ wizard, completion }: StepCustomizeProps) {
  const { form, setStep } = wizard
  const { errors } = form.formState
  const isSaving = completion.phase.name === 'saving'
  return (
    <StepFrame
      title={wizardTexts.steps[3]}
      text="All of this is optional, and you can change it in Settings."
    >
      <form noValidate onSubmit={onSubmit(completion.complete)}>
        <Flex direction="column" gap="4">
          <ImagePicker
            agentName={form.getValues('name')}
            brandColor={form.getValues('brandColor')}
            currentUrl={null}
            file={completion.image}
            onChoose={completion.setImage}
          />
          <Field label="Tagline" error={errors.tagline?.message}>
            {(control) => (
              <TextField.Root
                placeholder="Here to help, day and night"
                {...control}
                {...form.register('tagline')}
              />
            )}
          </Field>
          <Field label="Description" error={errors.description?.message}>
            {(control) => <TextArea rows={3} {...control} {...form.register('description')} />}
          </Field>
          <Controlled
            form={form}
            name="brandColor"
            render={(field) => (
              <ColorField
                value={field.value}
                onChange={field.onChange}
                inputRef={field.ref}
                error={errors.brandColor?.message}
              />
            )}
          />
          <Field
            label="Custom tone"
            error={errors.customTone?.message}
            help="Additional instructions, such as: short sentences, no jargon."
          >
            {(control) => <TextArea rows={3} {...control} {...form.register('customTone')} />}
          </Field>
        </Flex>
        <StepActions onBack={() => setStep(3)} isBusy={isSaving}>
          <SubmitButton isPending={isSaving} pending={wizardTexts.processing}>
            {wizardTexts.complete}
          </SubmitButton>
        </StepActions>
      </form>
    </StepFrame>
  )
}
