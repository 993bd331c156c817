import { Code, Flex, Select, Text, TextArea } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import type { SettingsFormState } from './agent-form.ts'

const visibilityHelp = {
  public: 'Anyone with the link can chat.',
  key_required: "Only calls that carry the agent's API key are answered. Its public page can't chat.",
} as const

interface AccessFieldsProps {
  readonly form: SettingsFormState
  readonly apiKey: string
}

/** Who may chat with the agent. */
export function AccessFields({ form, apiKey }: AccessFieldsProps) {
  return (
    <>
      <Field label="Access" help={visibilityHelp[form.watch('visibility')]}>
        {(control) => (
          <Controller
            control={form.control}
            name="visibility"
            render={({ field }) => (
              <Select.Root value={field.value} onValueChange={field.onChange}>
                <Select.Trigger {...control} />
                <Select.Content>
                  <Select.Item value="public">Public</Select.Item>
                  <Select.Item value="key_required">API key required</Select.Item>
                </Select.Content>
              </Select.Root>
            )}
          />
        )}
      </Field>
      <Flex direction="column" gap="1">
        <Text size="2" weight="medium">
          API key
        </Text>
        <Flex align="center" gap="3" wrap="wrap">
          <Code size="2" color="gray" className="wrap-anywhere">
            {apiKey}
          </Code>
          <CopyButton text={apiKey} label="Copy key" />
        </Flex>
      </Flex>
      <Field
        label="Allowed domains"
        error={form.formState.errors.allowedDomains?.message}
        help="Websites that may show this agent, one a line. Empty means all of them."
      >
        {(control) => (
          <TextArea
            rows={3}
            spellCheck={false}
            placeholder="example.com"
            {...control}
            {...form.register('allowedDomains')}
          />
        )}
      </Field>
    </>
  )
}
