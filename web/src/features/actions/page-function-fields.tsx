import { Code, Flex, Text, TextField } from '@radix-ui/themes'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { actionTexts } from './action-texts.ts'
import type { DraftProps } from './draft.ts'

/** The function of the website that an action calls, and the code that registers it. */
export function PageFunctionFields({ draft, problems, onChange }: DraftProps) {
  const { page, inputs } = draft
  const given = inputs.filter(({ source }) => source !== 'fixed').map(({ name }) => name)
  const fields = page.picks.map(({ path }) => path.split(/[.[]/)[0] ?? path)
  const code = snippetOf(page.function, given, fields)
  return (
    <TitledSection title={actionTexts.pageTitle} text={actionTexts.pageText}>
      <Flex direction="column" gap="3">
        <Field label={actionTexts.functionName} error={problems['page.function']}>
          {(control) => (
            <TextField.Root
              {...control}
              dir="ltr"
              placeholder="addToCart"
              value={page.function}
              onChange={({ target }) => onChange({ page: { ...page, function: target.value } })}
            />
          )}
        </Field>
        <Text as="p" size="2">
          {actionTexts.snippet}
        </Text>
        <Code asChild variant="soft" color="gray" className="action-output">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled by the keyboard */}
          <pre tabIndex={0}>{code}</pre>
        </Code>
        <div>
          <CopyButton text={code} label={actionTexts.copySnippet} />
        </div>
        <Text as="p" size="1" color="gray">
          {actionTexts.distrust}
        </Text>
      </Flex>
    </TitledSection>
  )
}

function snippetOf(name: string, inputs: readonly string[], fields: readonly string[]): string {
  const given = inputs.length > 0 ? `{ ${inputs.join(', ')} }` : ''
  const returned = [...new Set(fields.length > 0 ? fields : ['result'])].map((field) => `${field}: 'value'`)
  return [
    '<script>',
    '  const register = () =>',
    `    ParleyKit.registerAction('${name || 'addToCart'}', async (${given}) => {`,
    `      return { ${returned.join(', ')} }`,
    '    })',
    '  if (window.ParleyKit) register()',
    "  else document.addEventListener('parleykit:ready', register, { once: true })",
    '</script>',
  ].join('\n')
}
