import { Flex, Skeleton } from '@radix-ui/themes'

/** The agent's page while it loads, in its final layout. */
export function AgentSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton width="160px" height="20px" mb="4" />
      <Flex align="center" gap="4">
        <Skeleton className="header-avatar round" />
        <Skeleton width="220px" height="30px" />
      </Flex>
      <Skeleton width="100%" height="40px" mt="5" />
      <Skeleton width="100%" maxWidth="720px" height="320px" mt="5" />
    </div>
  )
}
