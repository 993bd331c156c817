import type { Agent } from '@parleykit/contract/agents'
import { limitsOf } from '@parleykit/contract/plans'
import { Flex, Heading, Separator, Text } from '@radix-ui/themes'
import { useAuth } from '../auth/auth-context.ts'
import { CuratedAnswersSection } from '../corrections/curated-answers-section.tsx'
import { formatBytes } from './entry-details.ts'
import { KnowledgeEditor } from './knowledge-editor.tsx'
import type { TextFormState } from './text-form.tsx'
import type { Uploads } from './uploads.ts'

interface KnowledgeTabProps {
  readonly agent: Agent
  readonly uploads: Uploads
  readonly textForm: TextFormState
}

export function KnowledgeTab({ agent, uploads, textForm }: KnowledgeTabProps) {
  const { user } = useAuth()
  const limit = limitsOf(user?.subscriptionTier ?? 'free').knowledgeBytes
  return (
    <div className="reading-width">
      <Flex align="baseline" justify="between" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="4">
          Files
        </Heading>
        <Text size="2" color="gray" className="tabular">
          {formatBytes(agent.knowledgeBytes)} of {formatBytes(limit)} of text used
        </Text>
      </Flex>
      <KnowledgeEditor agentId={agent.id} uploads={uploads} textForm={textForm} />
      <Separator size="4" my="6" />
      <CuratedAnswersSection agentId={agent.id} />
    </div>
  )
}
