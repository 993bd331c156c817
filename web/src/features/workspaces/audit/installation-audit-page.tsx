import { mayOperate } from '@parleykit/contract/billing/plans'
import { installationAuditGroups } from '@parleykit/contract/workspaces/audit-actions'
import { Link as TextLink } from '@radix-ui/themes'
import { Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-error.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { auditTexts } from './audit-texts.ts'
import { AuditView } from './audit-view.tsx'

/** The installation's log for its operator; for everyone else the address doesn't exist. */
export default function InstallationAuditPage() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <AuditView
      scope="installation"
      back={
        <TextLink size="2" asChild>
          {mayOperate(user) ? (
            <Link to="/dashboard/status">{auditTexts.toStatus}</Link>
          ) : (
            <Link to="/dashboard">{auditTexts.toDashboard}</Link>
          )}
        </TextLink>
      }
      groups={installationAuditGroups}
      onError={(error) => {
        // Thrown to the root route: like at any unknown address, the page is shown without the shell.
        if (error instanceof ApiError && error.status === 404) throw notFound({ routeId: rootRouteId })
      }}
    />
  )
}
