import { Button, Flex, Text, TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { ImportButton } from '../../portability/import-button.tsx'
import { portabilityTexts } from '../../portability/portability-texts.ts'
import { StepActions, StepFrame } from './step-frame.tsx'
import { onSubmit } from './submit.ts'
import { TemplateChoice } from './template-choice.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

export function StepName({ wizard }: { readonly wizard: Wizard }) {
  const { form, leaveName, agentId } = wizard
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
        {agentId === null && (
          <TemplateChoice templateId={wizard.template?.id} onChoose={wizard.chooseTemplate} />
        )}
        <StepActions>
          <Button type="submit">{wizardTexts.next}</Button>
        </StepActions>
      </form>
      {agentId === null && (
        <Flex align="center" gap="3" mt="5" wrap="wrap">
          <Text size="2" color="gray">
            {portabilityTexts.orImport}
          </Text>
          <ImportButton size="1" />
        </Flex>
      )}
    </StepFrame>
  )
}
