import { Flex, Skeleton } from '@radix-ui/themes'
import { usePageTitle } from '../../ui/use-page-title.ts'

/** The agent's page while it loads, in its final layout. */
export function AgentSkeleton() {
  usePageTitle('Agent')
  return (
    <div role="status" aria-label="Loading">
      <div className="agent-header">
        <Flex align="center" height="20px" className="agent-crumbs">
          <Skeleton width="160px" maxWidth="100%" height="16px" />
        </Flex>
        <Skeleton className="header-avatar round" />
        <div className="agent-name">
          <Skeleton width="220px" maxWidth="100%" height="26px" />
        </div>
      </div>
      <div className="agent-tabs">
        <Skeleton width="100%" height="40px" />
      </div>
      <Skeleton width="100%" maxWidth="720px" height="320px" mt="5" />
    </div>
  )
}
