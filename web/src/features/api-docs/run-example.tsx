import { chat } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { Button, Code, Flex, Text } from '@radix-ui/themes'
import { useMutation } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { defaultQuestion, type ExampleTarget, visitorId } from '../publish/examples/example-target.ts'

interface RunExampleProps {
  readonly target: ExampleTarget
  /** Whether the agent belongs to the reader. */
  readonly isOwn: boolean
  /** Renders the example in each language with the button. */
  readonly children: (button: ReactNode) => ReactNode
}

/** Sends the example's message from this page and shows the server's response below it, whatever the language. */
export function RunExample({ target, isOwn, children }: RunExampleProps) {
  const { publicId, question = defaultQuestion } = target
  const run = useMutation({
    mutationFn: () =>
      callApi(chat, {
        params: { botId: publicId },
        // The owner's tests cost no credits.
        body: { message: question, visitorId, conversationId: null, preview: isOwn },
      }),
  })
  return (
    <div>
      {children(
        <Button variant="soft" loading={run.isPending} onClick={() => run.mutate()}>
          <Play size={16} /> Run it here
        </Button>,
      )}
      <div role="status">
        {run.data && (
          <Flex direction="column" gap="2" mt="3">
            <Text size="2" color="gray">
              Response from the server:
            </Text>
            <Code asChild variant="soft" color="gray" className="snippet">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled */}
              <pre tabIndex={0}>{JSON.stringify(run.data, null, 2)}</pre>
            </Code>
          </Flex>
        )}
        {run.error && (
          <Text as="p" size="2" color="red" mt="3">
            {run.error instanceof ApiError ? run.error.detail : chatTexts.troubleConnecting}
          </Text>
        )}
      </div>
    </div>
  )
}
