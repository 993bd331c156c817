import { Button, Flex, Text } from '@radix-ui/themes'
import { BookOpenText } from 'lucide-react'

/** Links to the pages for programmers. */
export function ApiDocumentation() {
  return (
    <Flex direction="column" align="start" gap="4">
      <Text as="p" size="2">
        Your own programs can talk to the agent too: send a message, read the answer as it is written, and go
        on with the conversation. The documentation shows each with an example to copy.
      </Text>
      <Button asChild>
        <a href="/api-docs" target="_blank" rel="noreferrer">
          <BookOpenText size={16} /> View API documentation
        </a>
      </Button>
    </Flex>
  )
}
