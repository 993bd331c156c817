import { useQuery } from '@tanstack/react-query'
import { agentsQuery } from '../agents/queries.ts'
import { useAuth } from '../auth/auth-context.ts'
import type { ExampleTarget } from './examples.ts'

/** Whom the examples talk to: the owner's newest agent, or words to be replaced. */
export function useExampleTarget(): { readonly target: ExampleTarget; readonly agentName: string | null } {
  const { user } = useAuth()
  const { data: agents } = useQuery({ ...agentsQuery, enabled: Boolean(user) })
  const newest = agents?.[0]
  const server = window.location.origin
  return newest
    ? { target: { server, publicId: newest.publicId, apiKey: newest.apiKey }, agentName: newest.name }
    : { target: { server, publicId: 'YOUR_PUBLIC_ID', apiKey: 'YOUR_API_KEY' }, agentName: null }
}
