import type { AgentTemplate } from '@parleykit/contract/agent-template'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge'
import { placesOf } from '@parleykit/contract/places-to-fill-in'
import { templateTexts } from '@parleykit/contract/template-texts'
import { Badge, Button, Flex, Heading, Text } from '@radix-ui/themes'
import { useFieldValue } from '../../ui/form/use-form.ts'
import type { TextFormState } from '../knowledge/use-text-form.ts'

interface TemplateDraftsProps {
  readonly template: AgentTemplate
  readonly entries: readonly KnowledgeEntry[]
  readonly textForm: TextFormState
}

/** The texts of a template, each of which is filled in in the form below; none is knowledge before. */
export function TemplateDrafts({ template, entries, textForm }: TemplateDraftsProps) {
  const content = useFieldValue({ form: textForm, name: 'content' })
  const isUntouched = content === '' || template.knowledge.some(({ text }) => text === content)

  function fillIn(name: string, text: string) {
    textForm.setValue('fileName', name, { shouldDirty: true })
    textForm.setValue('content', text, { shouldDirty: true })
    textForm.clearErrors()
    textForm.setFocus('content')
  }

  return (
    <section aria-labelledby="template-drafts" className="template-drafts">
      <Heading as="h3" size="3" mb="1" id="template-drafts">
        {templateTexts.drafts}
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        {isUntouched ? templateTexts.draftsHelp : templateTexts.finishFirst}
      </Text>
      <ul className="plain-list">
        {template.knowledge.map(({ name, text }) => {
          const isThere = entries.some(({ fileName }) => fileName === name)
          return (
            <Flex key={name} asChild align="center" justify="between" gap="3" py="2">
              <li>
                <div className="truncating">
                  <Text as="div" size="2" weight="medium">
                    {name}
                  </Text>
                  <Text as="div" size="1" color="gray">
                    {templateTexts.places(placesOf(text).length)}
                  </Text>
                </div>
                {isThere ? (
                  <Badge color="green">{templateTexts.added}</Badge>
                ) : (
                  <Button
                    variant="soft"
                    size="1"
                    disabled={!isUntouched}
                    aria-label={`${templateTexts.fillIn}: ${name}`}
                    onClick={() => fillIn(name, text)}
                  >
                    {templateTexts.fillIn}
                  </Button>
                )}
              </li>
            </Flex>
          )
        })}
      </ul>
    </section>
  )
}
