import type { InstallationSpend } from '@parleykit/contract/models/spend'
import { Card, Flex, Text } from '@radix-ui/themes'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { DailyChart } from '../../../ui/chart/daily-chart.tsx'
import { type Series, summarizeSeries } from '../../../ui/chart/series.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { formatCost, formatSpend, tokensOf } from './format-cost.ts'
import { spendingTexts } from './spending-texts.ts'
import './spending.css'

type Key = 'cost' | 'tokens'

const series: Record<Key, Series<Key>> = {
  cost: { key: 'cost', label: spendingTexts.cost, color: 'var(--iris-9)', format: formatCost },
  tokens: { key: 'tokens', label: spendingTexts.inTokens, color: 'var(--iris-9)' },
}

/** What was spent today and this month, and on each of the last days. */
export function SpendSummary({ today, month, days }: Pick<InstallationSpend, 'today' | 'month' | 'days'>) {
  const chartDays = days.map((day) => ({ date: day.date, cost: day.cost, tokens: tokensOf(day) }))
  // Without prices, the tokens are all that is known.
  const shown = days.some(({ cost }) => cost > 0) ? series.cost : series.tokens
  const title = shown.key === 'cost' ? spendingTexts.costADay : spendingTexts.tokensADay
  return (
    <TitledSection title={spendingTexts.summary}>
      <Flex direction="column" gap="4">
        <Card size="2">
          <dl className="spend-figures">
            <Figure label={spendingTexts.today} value={formatSpend(today)} />
            <Figure label={spendingTexts.month} value={formatSpend(month)} />
            <Figure label={spendingTexts.requests} value={month.requests.toLocaleString()} />
            <Figure label={spendingTexts.tokens} value={tokensOf(month).toLocaleString()} />
          </dl>
        </Card>
        {chartDays.some(({ tokens }) => tokens > 0) && (
          <ChartCard title={spendingTexts.chart(days.length)} summary={summarizeSeries(chartDays, shown)}>
            <DailyChart title={title} days={chartDays} series={[shown]} />
          </ChartCard>
        )}
        <Text as="p" size="1" color="gray">
          {spendingTexts.days} {month.unpricedRequests > 0 && spendingTexts.unpriced(month.unpricedRequests)}
        </Text>
      </Flex>
    </TitledSection>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <Text as="div" size="2" color="gray" asChild>
        <dt>{label}</dt>
      </Text>
      <Text as="div" size="5" weight="bold" className="tabular" asChild>
        <dd>{value}</dd>
      </Text>
    </div>
  )
}
