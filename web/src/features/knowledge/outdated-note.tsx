import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntryWithText } from '@parleykit/contract/knowledge/knowledge'
import { Button, Callout, Flex, ScrollArea, Text } from '@radix-ui/themes'
import { CircleAlert } from 'lucide-react'

interface OutdatedNoteProps {
  /** The version saved by someone else. */
  readonly present: KnowledgeEntryWithText
  readonly onTake: () => void
}

/** Says that someone else changed the text, shows the saved version, and lets the owner load it. */
export function OutdatedNote({ present, onTake }: OutdatedNoteProps) {
  return (
    <Callout.Root color="yellow" role="alert">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>{entryTexts.changedMeanwhile}</Callout.Text>
      <Flex direction="column" align="start" gap="3">
        <details className="saved-text">
          <Text size="2" asChild>
            <summary>{entryTexts.showSaved}</summary>
          </Text>
          <ScrollArea scrollbars="vertical" className="entry-text" tabIndex={0}>
            <Text as="div" size="2" dir="auto" weight="medium">
              {present.fileName}
            </Text>
            <Text as="div" size="2" dir="auto">
              {present.text}
            </Text>
          </ScrollArea>
        </details>
        <Button type="button" size="1" variant="soft" color="gray" onClick={onTake}>
          {entryTexts.takeSaved}
        </Button>
      </Flex>
    </Callout.Root>
  )
}
