import type { ReplayedAnswer } from '@parleykit/contract/answering/answer-traces'
import { Button, Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { RotateCw } from 'lucide-react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnswerTraceView } from './answer-trace-view.tsx'
import { useReplay } from './queries.ts'
import { traceTexts } from './trace-texts.ts'

/** Asks the question again and shows both answers side by side. */
export function ReplayDialog({ messageId }: { readonly messageId: number }) {
  const replay = useReplay(messageId)
  return (
    <Dialog.Root onOpenChange={(isOpen) => isOpen && replay.mutate()}>
      <Dialog.Trigger>
        <Button size="1" variant="soft">
          <RotateCw size={13} /> {traceTexts.replay}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="960px">
        <Dialog.Title mb="1">{traceTexts.replay}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {traceTexts.replayHelp}
        </Dialog.Description>
        {replay.isError && <ErrorState text={traceTexts.replayFailed} onRetry={() => replay.mutate()} />}
        {replay.isPending && <Skeleton height="240px" />}
        {replay.data && (
          <>
            <Text as="p" size="3" weight="medium" mb="3" dir="auto">
              {replay.data.question}
            </Text>
            <div className="replay">
              <Side title="Then" answer={replay.data.before} />
              <Side title="Today" answer={replay.data.today} />
            </div>
          </>
        )}
        <Flex justify="end" mt="4" className="dialog-actions">
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

function Side({ title, answer }: { readonly title: string; readonly answer: ReplayedAnswer }) {
  const titles = [...new Set(answer.sources.map((source) => source.title))]
  return (
    <section aria-label={title}>
      <Heading as="h2" size="3" mb="2">
        {title}
      </Heading>
      <AnswerText text={answer.text} size="2" />
      {titles.length > 0 && (
        <Text as="p" size="1" color="gray" mt="1">
          From <bdi>{titles.join(', ')}</bdi>
        </Text>
      )}
      {answer.receipt ? (
        <AnswerTraceView trace={answer.receipt} sources={answer.sources} />
      ) : (
        <Text as="p" size="2" color="gray" mt="2">
          {traceTexts.none}
        </Text>
      )}
    </section>
  )
}
