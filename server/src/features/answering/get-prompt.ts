import type { AgentRow } from '../agents/index.ts'
import { systemPrompt } from './core/prompt/build-prompt.ts'

/** In place of the secret reference. */
const hidden = '••••'

/** The rules, the tone and the instructions that an agent's model reads before the knowledge. */
export function getPrompt(agent: AgentRow): { readonly system: string } {
  return { system: systemPrompt({ agent, canary: hidden }) }
}
