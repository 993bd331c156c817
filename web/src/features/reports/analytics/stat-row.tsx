import type { DailyActivity } from '@parleykit/contract/reports/analytics/analytics'
import { Card, Flex, Text } from '@radix-ui/themes'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { type Figure, figuresOf } from './figures.ts'

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight }

/** The period's figures, each with its change from the previous period. */
export function StatRow({ totals, previous }: Pick<DailyActivity, 'totals' | 'previous'>) {
  return (
    <Card size="2">
      <dl className="stat-row">
        {figuresOf(totals, previous).map((figure) => (
          <div key={figure.label}>
            <Text as="div" size="2" color="gray" asChild>
              <dt>{figure.label}</dt>
            </Text>
            <Flex asChild align="baseline" gap="2" wrap="wrap">
              <dd className="stat-value">
                <Text size="6" weight="bold" className="tabular">
                  {figure.value}
                </Text>
                <Change figure={figure} />
              </dd>
            </Flex>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Change({ figure: { change, isGood } }: { readonly figure: Figure }) {
  if (!change) return null
  const Arrow = arrows[change.direction]
  const isNews = isGood !== null && change.direction !== 'same'
  const color = isNews ? ((change.direction === 'up') === isGood ? 'green' : 'red') : 'gray'
  return (
    <Text size="1" color={color} className="tabular stat-change">
      <Arrow size={12} aria-hidden />
      <span className="visually-hidden">{change.direction === 'same' ? 'unchanged' : change.direction} </span>
      {change.text}
    </Text>
  )
}
