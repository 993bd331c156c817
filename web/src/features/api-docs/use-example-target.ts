import { demoAgentFace } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { useQuery } from '@tanstack/react-query'
import { agentsQuery } from '../agents/queries.ts'
import { useAuth } from '../auth/auth-context.ts'
import { demoAgentQuery } from '../publish/demo-agent/queries.ts'
import { defaultQuestion, type ExampleTarget } from '../publish/examples/example-target.ts'

interface Found {
  readonly target: ExampleTarget
  /** Null if the examples use placeholders. */
  readonly agentName: string | null
  /** Whether the agent belongs to the reader. */
  readonly isOwn: boolean
}

/**
 * The agent in the examples: the owner's newest, else the product's demo agent, else placeholders. Null until known.
 */
export function useExampleTarget(): Found | null {
  const { user, isLoading } = useAuth()
  const { data: agents, isPending: agentsPend } = useQuery({ ...agentsQuery, enabled: Boolean(user) })
  const { data: demo, isPending: demoPends } = useQuery(demoAgentQuery)
  if (isLoading || (user && agentsPend) || demoPends) return null
  const newest = agents?.[0]
  const server = window.location.origin
  if (newest) {
    const { publicId, apiKey, name, starterPrompts } = newest
    const question = starterPrompts[0]?.content ?? defaultQuestion
    // Users without access to the key get examples without it.
    return { target: { server, publicId, apiKey: apiKey || null, question }, agentName: name, isOwn: true }
  }
  if (demo?.agent) {
    const question = demoAgentFace.starterPrompts[0].content
    const { publicId, name } = demo.agent
    return { target: { server, publicId, apiKey: null, question }, agentName: name, isOwn: false }
  }
  return {
    target: { server, publicId: 'YOUR_PUBLIC_ID', apiKey: 'YOUR_API_KEY' },
    agentName: null,
    isOwn: false,
  }
}
