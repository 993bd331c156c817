import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { SpinnerPage } from '../../ui/spinner-page.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { agentQuery, agentsQuery } from './queries.ts'

const route = getRouteApi('/bots/$botId')

/** Leads the owner to the agent's activity, anybody else with a public id to the public page. Takes either id. */
export default function BotsRedirect() {
  const { botId } = route.useParams()
  const { user, isLoading } = useAuth()
  const { data: agents, isError } = useQuery({ ...agentsQuery, enabled: Boolean(user) })
  const isNumber = /^\d{1,15}$/.test(botId)
  // By its number an agent is found in any workspace that the user is in.
  const numbered = useQuery({ ...agentQuery(Number(botId)), enabled: Boolean(user) && isNumber })
  const agent = numbered.data ?? agents?.find(({ publicId }) => publicId === botId)

  if (isLoading || (user && (numbered.isLoading || (!agents && !isError)))) return <SpinnerPage />
  if (agent) {
    return <Navigate to="/dashboard/agents/$id" params={{ id: String(agent.id) }} hash="activity" replace />
  }
  if (!/^\d+$/.test(botId)) return <ToPublicPage publicId={botId} />
  if (user) return <NotFoundPage />
  return <Navigate to="/auth" search={{ next: `/bots/${botId}` }} replace />
}

/** The public page is served by itself, outside of this app. */
function ToPublicPage({ publicId }: { readonly publicId: string }) {
  useEffect(() => window.location.replace(`/bot/${encodeURIComponent(publicId)}`), [publicId])
  return <SpinnerPage />
}
