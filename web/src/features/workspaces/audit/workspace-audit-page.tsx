import { workspaceAuditGroups } from '@parleykit/contract/workspaces/audit-actions'
import { Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { agentsQuery } from '../../agents/queries.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { membersQuery } from '../queries.ts'
import { auditTexts } from './audit-texts.ts'
import { AuditView } from './audit-view.tsx'

/** The log of the account's own workspace. */
export default function WorkspaceAuditPage() {
  const { user } = useAuth()
  const { data: members = [] } = useQuery(membersQuery)
  const { data: agents = [] } = useQuery(agentsQuery)
  if (!user) return null
  const own = agents.filter(({ role }) => role === 'owner')
  const people = [
    [String(user.id), auditTexts.you(user.username)] as const,
    ...members.map(({ userId, username }) => [String(userId), username] as const),
  ]
  return (
    <AuditView
      scope="workspace"
      back={
        <TextLink size="2" asChild>
          <Link to="/dashboard/profile">{auditTexts.toProfile}</Link>
        </TextLink>
      }
      groups={workspaceAuditGroups}
      people={people}
      agents={own.map(({ id, name }) => [String(id), name] as const)}
    />
  )
}
