import { getPrompt } from '@parleykit/contract/agents/instructions'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { instructionsTexts } from '../instruction-texts.ts'
import './instructions.css'

/** The saved prompt of an agent's model. */
export function PromptText({ agentId }: { readonly agentId: number }) {
  const { data, error } = useQuery({
    queryKey: ['prompt', agentId],
    queryFn: ({ signal }) => callApi(getPrompt, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
  })
  return (
    <>
      <Dialog.Title size="4">{instructionsTexts.promptTitle}</Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {instructionsTexts.promptHelp}
      </Dialog.Description>
      {error ? (
        <Text as="p" size="2" color="red" role="alert">
          {error.message}
        </Text>
      ) : data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className="prompt-text" tabIndex={0} aria-label={instructionsTexts.promptTitle}>
          {data.system}
        </section>
      ) : (
        <Skeleton height="320px" />
      )}
      <Flex justify="end" mt="4">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            Close
          </Button>
        </Dialog.Close>
      </Flex>
    </>
  )
}
