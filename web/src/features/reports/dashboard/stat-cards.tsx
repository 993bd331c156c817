import type { DashboardDay, DashboardStats } from '@parleykit/contract/reports/dashboard/dashboard'
import { Card, Flex, Grid, Skeleton, Text } from '@radix-ui/themes'
import { Bot, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sparkline } from '../../../ui/display/sparkline.tsx'

interface StatCardsProps {
  readonly stats: DashboardStats | undefined
  /** The last days; undefined while loading or if that failed. */
  readonly days: readonly DashboardDay[] | undefined
  readonly isLoading: boolean
}

export function StatCards({ stats, days, isLoading }: StatCardsProps) {
  return (
    // The four placeholders take the same space.
    <Grid columns={isLoading ? { initial: '2', xs: '4' } : { initial: '1', xs: '2' }} gap="4">
      {isLoading ? (
        ['agents', 'conversations', 'first spare', 'second spare'].map((name) => (
          <Skeleton key={name} height="82px" className="stat-skeleton" />
        ))
      ) : (
        <>
          <StatCard
            label="Active Agents"
            icon={<Bot size={20} />}
            value={stats?.activeBots}
            of={stats?.totalBots}
            line={<Sparkline label="Agents with conversations" counts={days?.map((day) => day.agents)} />}
          />
          <StatCard
            label="Total Conversations"
            icon={<MessagesSquare size={20} />}
            value={stats?.totalConversations}
            line={<Sparkline label="New conversations" counts={days?.map((day) => day.conversations)} />}
          />
        </>
      )}
    </Grid>
  )
}

interface StatCardProps {
  readonly label: string
  readonly icon: ReactNode
  /** Undefined if it couldn't be fetched. */
  readonly value: number | undefined
  /** The total that the value is part of; shown if it is larger. */
  readonly of?: number | undefined
  /** The line chart of the last days. */
  readonly line: ReactNode
}

function StatCard({ label, icon, value, of: all, line }: StatCardProps) {
  return (
    <Card size="2">
      <Flex align="center" gap="4">
        <span className="icon-disc" aria-hidden>
          {icon}
        </span>
        <div className="stat-words">
          <Text as="div" size="2" color="gray">
            {label}
          </Text>
          <Text as="div" size="6" weight="bold" className="tabular">
            {value?.toLocaleString() ?? '–'}
            {value !== undefined && all !== undefined && all > value && (
              <Text size="2" weight="regular" color="gray">
                {' '}
                of {all.toLocaleString()}
              </Text>
            )}
          </Text>
        </div>
        {line}
      </Flex>
    </Card>
  )
}
