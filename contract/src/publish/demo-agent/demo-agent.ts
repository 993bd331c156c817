import { z } from 'zod'
import { productName } from '../../base/limits.ts'
import { defineRoute } from '../../base/route.ts'
import { publicAgentSchema, publicStarterPromptSchema } from '../public-agents.ts'

/** The publicId of the product's own agent, the same on every server. */
export const demoAgentId = 'parleykit'

/** Title above the demo agent's chat. */
export const demoAgentTitle = `Ask ${productName}`

/** Name and appearance of the product's own agent. */
export const demoAgentFace = {
  name: productName,
  tagline: `Knows the ${productName} guide by heart`,
  description: `Answers questions about ${productName} from its own documentation, and about nothing else.`,
  greeting: `Hello! I answer from ${productName}'s own guide. What would you like to know?`,
  starterPrompts: [
    { title: 'Do I need a language model?', content: `Does ${productName} need a language model?` },
    { title: 'Add it to a website', content: 'How do I add the chat bubble to a website?' },
    { title: 'Which files can it read?', content: 'Which files can be uploaded?' },
    { title: 'What does it cost?', content: 'What do the plans cost?' },
    { title: 'Install it', content: `How do I install ${productName}?` },
    { title: 'Who reads conversations?', content: 'Who can read conversations?' },
  ],
} as const

/** The agent for the landing page and the dashboard's help; `agent` is null if there is none, or none yet. */
export const demoAgentSchema = z.object({
  agent: publicAgentSchema.nullable(),
  starterPrompts: z.array(publicStarterPromptSchema),
  /** Whether clients should ask again in a moment. */
  isPreparing: z.boolean(),
})
export type DemoAgent = z.infer<typeof demoAgentSchema>

export const getDemoAgent = defineRoute({
  method: 'GET',
  path: '/api/demo-agent',
  summary: "Get the product's own agent, which answers from its documentation",
  access: 'public',
  response: demoAgentSchema,
})
