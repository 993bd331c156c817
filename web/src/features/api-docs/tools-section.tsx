import { Code, Flex, Heading, Text } from '@radix-ui/themes'
import { CodeChoice } from '../publish/connect/code-choice.tsx'
import { examplesFor, mcpExamples, openAiExamples, type ToolTarget } from './tool-examples.ts'

interface ToolsSectionProps {
  readonly target: ToolTarget
  /** Null where assistants may ask without one. */
  readonly mcpKey: string | null
}

/** How tools that were made for others talk to an agent. */
export function ToolsSection({ target, mcpKey }: ToolsSectionProps) {
  return (
    <Flex direction="column" gap="5">
      <Flex direction="column" gap="3">
        <Heading as="h3" size="3">
          OpenAI-compatible
        </Heading>
        <Text as="p" size="2">
          Programs that speak the OpenAI API take the agent as a model, where its plan has API access. It
          answers from its own knowledge: system messages, tools and pictures are not for it. Sources stand in{' '}
          <Code>annotations</Code>, and all of them in <Code>parleykit.sources</Code>.
        </Text>
        <CodeChoice label="OpenAI clients" items={examplesFor(openAiExamples, target)} />
      </Flex>
      <Flex direction="column" gap="3">
        <Heading as="h3" size="3">
          MCP
        </Heading>
        <Text as="p" size="2">
          Assistants and editors ask the agent by the tool <Code>ask</Code>. Those that send its secret key as
          a bearer token have <Code>search</Code> too, which finds passages of its knowledge and costs no
          credit.
        </Text>
        <CodeChoice label="MCP clients" items={examplesFor(mcpExamples, { ...target, apiKey: mcpKey })} />
      </Flex>
    </Flex>
  )
}
