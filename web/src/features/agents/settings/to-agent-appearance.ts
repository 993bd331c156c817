import { type Agent, agentFormInput } from '@parleykit/contract/agents/agents'
import { starterPromptsShown } from '@parleykit/contract/agents/limits'
import { stripDirectionControls } from '@parleykit/contract/base/visible-text'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { AgentAppearance } from '@parleykit/contract/publish/widget'
import type { SettingsInput } from './agent-form.ts'

export type AppearanceInput = Pick<
  SettingsInput,
  'name' | 'tagline' | 'brandColor' | 'theme' | 'greeting' | 'starterPrompts'
>

/** The visitor's sample question if there is no starter prompt. */
const someQuestion = 'What a visitor asks you'

/** The agent's look with the form's values; an invalid color or name falls back to the current one. */
export function toAgentAppearance(agent: Agent, input: AppearanceInput, isTalking: boolean): AgentAppearance {
  const color = agentFormInput.shape.brandColor.safeParse(input.brandColor)
  const written = input.starterPrompts.filter(({ title, content }) => title.trim() || content.trim())
  const prompts = input.starterPrompts.length > 0 ? written : agent.suggestedStarterPrompts
  const starterPrompts = prompts.slice(0, starterPromptsShown)
  const [first] = starterPrompts
  const name = stripDirectionControls(input.name).trim() || agent.name
  return {
    name,
    tagline: stripDirectionControls(input.tagline).trim(),
    brandColor: (color.success && color.data) || agent.brandColor,
    theme: input.theme,
    profileImageUrl: agent.profileImageUrl,
    greeting: input.greeting.trim() || chatTexts.greeting(name),
    starterPrompts: starterPrompts.map(({ title, content }) => ({ title, content })),
    question: isTalking ? first?.content.trim() || first?.title.trim() || someQuestion : null,
  }
}
