import type { StarterPrompt } from '@parleykit/contract/agents/agents'
import { Button, Text } from '@radix-ui/themes'
import { offeredPrompts } from './offered-prompts.ts'

interface SuggestedPromptsProps {
  readonly prompts: readonly StarterPrompt[]
  readonly onUse: () => void
}

/** The training's suggestions, read-only; they become the owner's own only on request. */
export function SuggestedPrompts({ prompts, onUse }: SuggestedPromptsProps) {
  return (
    <div className="suggested-prompts">
      <Text as="p" size="1" color="gray" mb="2">
        Suggested from your knowledge until you write your own. {offeredPrompts(prompts.length)}
      </Text>
      <ul className="plain-list">
        {prompts.map((prompt) => (
          <Text key={prompt.content} as="span" size="2" color="gray" asChild>
            <li dir="auto">{prompt.content}</li>
          </Text>
        ))}
      </ul>
      <Button type="button" variant="soft" size="1" mt="3" onClick={onUse}>
        Use these
      </Button>
    </div>
  )
}
