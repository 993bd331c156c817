import { Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { trainingQuestionsQuery } from './queries.ts'
import { questionsInWords } from './training-words.ts'

/** The tokens that a model's questions about the knowledge have used and will use; nothing if none are generated. */
export function TrainingQuestionsNote({ agentId }: { readonly agentId: number }) {
  const { data } = useQuery(trainingQuestionsQuery(agentId))
  if (!data || (!data.isOn && data.questions === 0)) return null
  return (
    <Text as="p" size="2" color="gray" mb="3">
      {questionsInWords(data)}
    </Text>
  )
}
