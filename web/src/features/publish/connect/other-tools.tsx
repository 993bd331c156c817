import { Code, Flex, Heading, Text } from '@radix-ui/themes'
import type { ConnectProps } from '../connect-dialog/connect-props.ts'
import { CodeChoice } from './code-choice.tsx'
import { ConnectSection } from './connect-section.tsx'
import { examplesFor, mcpExamples, openAiExamples, type ToolTarget } from './tool-examples.ts'

/** Connects the agent to other tools. */
export function OtherTools({ agent, addresses: { server } }: ConnectProps) {
  const { publicId, name, apiKey, visibility } = agent
  const target: ToolTarget = { server, publicId, name, apiKey }
  const mcpKey = visibility === 'public' ? null : apiKey
  return (
    <ConnectSection
      title="Use it in other tools"
      help="Use your agent from OpenAI-compatible apps, AI assistants and editors."
    >
      <div className="reading-width">
        <Flex direction="column" gap="5">
          <Flex direction="column" gap="3">
            <Heading as="h3" size="3">
              OpenAI-compatible
            </Heading>
            <Text as="p" size="2">
              If your plan includes API access, apps that support the OpenAI API can use your agent as a
              model. It answers from its own knowledge and ignores system messages, tools and images. Cited
              sources are in <Code>annotations</Code>, and all sources in <Code>parleykit.sources</Code>.
            </Text>
            <CodeChoice label="OpenAI clients" items={examplesFor(openAiExamples, target)} />
          </Flex>
          <Flex direction="column" gap="3">
            <Heading as="h3" size="3">
              MCP
            </Heading>
            <Text as="p" size="2">
              Assistants and editors ask your agent with the <Code>ask</Code> tool. If they send the secret
              key as a bearer token, they can also use <Code>search</Code>, which finds passages in its
              knowledge and uses no credits.
            </Text>
            <CodeChoice label="MCP clients" items={examplesFor(mcpExamples, { ...target, apiKey: mcpKey })} />
          </Flex>
        </Flex>
      </div>
    </ConnectSection>
  )
}
