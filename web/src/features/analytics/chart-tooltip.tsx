import { Card, Flex, Text } from '@radix-ui/themes'
import { dateWithWeekday } from './local-dates.ts'
import type { Day, Series } from './series.ts'
import { Swatch } from './swatch.tsx'

interface ChartTooltipProps {
  readonly day: Day
  readonly series: readonly Series[]
}

/** The numbers of the day under the pointer. */
export function ChartTooltip({ day, series }: ChartTooltipProps) {
  return (
    <Card size="1" className="chart-tooltip">
      <Text as="div" size="1" color="gray" mb="1">
        {dateWithWeekday(day.date)}
      </Text>
      {series.map(({ key, label, color }) => (
        <Flex key={key} align="center" gap="2">
          <Swatch color={color} />
          <Text size="1">{label}</Text>
          <Text size="1" weight="medium" className="tabular" ml="auto">
            {day[key].toLocaleString()}
          </Text>
        </Flex>
      ))}
    </Card>
  )
}
