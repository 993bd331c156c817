import { Code, Flex, Heading, Text } from '@radix-ui/themes'
import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { CodeChoice } from './code-choice.tsx'
import { Section } from './section.tsx'
import { examplesFor, mcpExamples, openAiExamples, type ToolTarget } from './tool-examples.ts'

/** How the agent is used where people work already. */
export function OtherTools({ agent, addresses: { server } }: IntegratedAgent) {
  const { publicId, name, apiKey, visibility } = agent
  const target: ToolTarget = { server, publicId, name, apiKey }
  const mcpKey = visibility === 'public' ? null : apiKey
  return (
    <Section
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
              Programs that speak the OpenAI API take the agent as a model, where its plan has API access. It
              answers from its own knowledge: system messages, tools and pictures are not for it. Sources
              stand in <Code>annotations</Code>, and all of them in <Code>parleykit.sources</Code>.
            </Text>
            <CodeChoice label="OpenAI clients" items={examplesFor(openAiExamples, target)} />
          </Flex>
          <Flex direction="column" gap="3">
            <Heading as="h3" size="3">
              MCP
            </Heading>
            <Text as="p" size="2">
              Assistants and editors ask the agent by the tool <Code>ask</Code>. Those that send its secret
              key as a bearer token have <Code>search</Code> too, which finds passages of its knowledge and
              costs no credit.
            </Text>
            <CodeChoice label="MCP clients" items={examplesFor(mcpExamples, { ...target, apiKey: mcpKey })} />
          </Flex>
        </Flex>
      </div>
    </Section>
  )
}
