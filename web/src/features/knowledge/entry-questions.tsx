import type { KnowledgeEntry } from '@parleykit/contract/knowledge'
import { knowledgeTexts } from '@parleykit/contract/owner-texts'
import { Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { entryQuestionsQuery } from './queries.ts'

interface EntryQuestionsProps {
  readonly agentId: number
  readonly entry: KnowledgeEntry
}

/** Three questions that the agent answers from an entry, or what it takes to see them. */
export function EntryQuestions({ agentId, entry }: EntryQuestionsProps) {
  const { data: questions } = useQuery({ ...entryQuestionsQuery(agentId, entry.id), enabled: entry.trained })
  if (entry.trained && (!questions || questions.length === 0)) return null
  return (
    <Flex direction="column" gap="1" mt="4">
      <Text size="2" color="gray">
        {entry.trained ? knowledgeTexts.questions : knowledgeTexts.questionsUntrained}
      </Text>
      {entry.trained && (
        <ul className="entry-questions">
          {questions?.map((question) => (
            <Text key={question} size="2" dir="auto" asChild>
              <li>{question}</li>
            </Text>
          ))}
        </ul>
      )}
    </Flex>
  )
}
