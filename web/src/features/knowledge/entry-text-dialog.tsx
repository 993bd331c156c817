import type { KnowledgeEntry } from '@parleykit/contract/knowledge'
import { Button, Dialog, Flex, Link, ScrollArea, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { sourceUrlOf } from './entry-details.ts'
import { EntryQuestions } from './entry-questions.tsx'
import { knowledgeEntryQuery } from './queries.ts'

interface EntryTextDialogProps {
  readonly agentId: number
  readonly entry: KnowledgeEntry
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The text as the agent reads it. */
export function EntryTextDialog({ agentId, entry, open, onOpenChange }: EntryTextDialogProps) {
  const { data, isError, refetch } = useQuery({ ...knowledgeEntryQuery(agentId, entry.id), enabled: open })
  const returnFocus = useReturnFocus()
  const sourceUrl = sourceUrlOf(entry)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="720px" {...returnFocus}>
        <Dialog.Title size="4" className="wrap-anywhere">
          {entry.fileName}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          The text that your agent reads
          {sourceUrl && (
            <>
              {' '}
              of{' '}
              <Link href={sourceUrl} target="_blank" rel="noreferrer" className="wrap-anywhere">
                {sourceUrl}
              </Link>
            </>
          )}
          .
        </Dialog.Description>
        {isError && <FailedPlace text="The text couldn't be loaded." onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="240px" />}
        {data && (
          <ScrollArea scrollbars="vertical" className="entry-text" tabIndex={0}>
            <Text as="div" size="2" dir="auto">
              {data.text}
            </Text>
          </ScrollArea>
        )}
        {data && <EntryQuestions agentId={agentId} entry={entry} />}
        <Flex justify="end" mt="4">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Close
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
