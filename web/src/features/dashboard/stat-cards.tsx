import type { DashboardStats } from '@parleykit/contract/dashboard'
import { Card, Flex, Grid, Skeleton, Text } from '@radix-ui/themes'
import { Bot, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'

interface StatCardsProps {
  readonly stats: DashboardStats | undefined
  readonly isLoading: boolean
}

export function StatCards({ stats, isLoading }: StatCardsProps) {
  return (
    <Grid columns={{ initial: '1', xs: '2' }} gap="4">
      {isLoading ? (
        ['agents', 'conversations', 'first spare', 'second spare'].map((name) => (
          <Skeleton key={name} height="82px" className="stat-skeleton" />
        ))
      ) : (
        <>
          <StatCard label="Active Agents" icon={<Bot size={20} />} value={stats?.activeBots} />
          <StatCard
            label="Total Conversations"
            icon={<MessagesSquare size={20} />}
            value={stats?.totalConversations}
          />
        </>
      )}
    </Grid>
  )
}

interface StatCardProps {
  readonly label: string
  readonly icon: ReactNode
  /** Undefined when it couldn't be fetched. */
  readonly value: number | undefined
}

function StatCard({ label, icon, value }: StatCardProps) {
  return (
    <Card size="2">
      <Flex align="center" gap="4">
        <span className="icon-disc" aria-hidden>
          {icon}
        </span>
        <div>
          <Text as="div" size="2" color="gray">
            {label}
          </Text>
          <Text as="div" size="6" weight="bold" className="tabular">
            {value?.toLocaleString() ?? '–'}
          </Text>
        </div>
      </Flex>
    </Card>
  )
}
