import { agentTemplates } from '@parleykit/contract/agents/templates/agent-templates'
import { placeholdersOf } from '@parleykit/contract/knowledge/placeholders'
import { Card, Flex, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { templateTexts } from '../../knowledge/template-texts.ts'

const none = 'none'

interface TemplateChoiceProps {
  /** The id of the chosen template; undefined for none. */
  readonly templateId: string | undefined
  readonly onChoose: (templateId: string | undefined) => void
}

/** Asks for the kind of business, and shows the template's initial content. */
export function TemplateChoice({ templateId, onChoose }: TemplateChoiceProps) {
  const id = useId()
  const template = agentTemplates.find((each) => each.id === templateId)
  return (
    <Flex direction="column" gap="2" mt="4">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {templateTexts.label}
      </Text>
      <NativeSelect
        id={id}
        isLarge
        value={template?.id ?? none}
        options={[
          [none, templateTexts.none],
          ...agentTemplates.map((each) => [each.id, each.title] as const),
        ]}
        onChoose={(value) => onChoose(value === none ? undefined : value)}
      />
      {template && (
        <Card asChild>
          <section aria-label={templateTexts.preview(template.title)}>
            <Text as="p" size="2" mb="2">
              {template.summary}
            </Text>
            <Text as="p" size="2" mb="2">
              “{template.settings.greeting}”
            </Text>
            <Text as="p" size="2" color="gray">
              {templateTexts.starters}
            </Text>
            <ul className="template-list">
              {template.settings.starterPrompts?.map(({ content }) => (
                <li key={content}>
                  <Text size="2">{content}</Text>
                </li>
              ))}
            </ul>
            <Text as="p" size="2" color="gray">
              {templateTexts.drafts}
            </Text>
            <ul className="template-list">
              {template.knowledge.map(({ name, text }) => (
                <li key={name}>
                  <Text size="2">
                    {name}: {templateTexts.named(placeholdersOf(text))}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        </Card>
      )}
    </Flex>
  )
}
