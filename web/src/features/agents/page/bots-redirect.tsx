import { readPathId } from '@parleykit/contract/base/path-id'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FullPageSpinner } from '../../../ui/loading/full-page-spinner.tsx'
import { NotFoundPage } from '../../../ui/navigation/not-found-page.tsx'
import { useAuth } from '../../auth/auth-context.ts'
import { agentQuery, agentsQuery } from '../queries.ts'

const route = getRouteApi('/bots/$botId')

/**
 * Redirects an owner to the agent's Activity tab, at the conversation in the URL, and anyone else with a public id to
 * the public page. Accepts either id.
 */
export default function BotsRedirect() {
  const { botId } = route.useParams()
  const search = route.useSearch()
  const { user, isLoading } = useAuth()
  const { data: agents, isError } = useQuery({ ...agentsQuery, enabled: Boolean(user) })
  const id = readPathId(botId)
  // A numeric id finds an agent in any of the user's workspaces.
  const numbered = useQuery({ ...agentQuery(id ?? 0), enabled: Boolean(user) && id !== null })
  const agent = numbered.data ?? agents?.find(({ publicId }) => publicId === botId)

  if (isLoading || (user && (numbered.isLoading || (!agents && !isError)))) return <FullPageSpinner />
  if (agent) {
    const params = { id: String(agent.id) }
    return <Navigate to="/dashboard/agents/$id" params={params} search={search} hash="activity" replace />
  }
  if (!/^\d+$/.test(botId)) return <ToPublicPage publicId={botId} />
  if (user) return <NotFoundPage />
  return <Navigate to="/auth" search={{ next: addressOf(botId, search.conversation) }} replace />
}

function addressOf(botId: string, conversation: number | undefined): string {
  return `/bots/${botId}${conversation === undefined ? '' : `?conversation=${conversation}`}`
}

/** The public page is served separately, outside this app. */
function ToPublicPage({ publicId }: { readonly publicId: string }) {
  useEffect(() => window.location.replace(`/bot/${encodeURIComponent(publicId)}`), [publicId])
  return <FullPageSpinner />
}
