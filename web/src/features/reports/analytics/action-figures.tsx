import type { ActionFigures as Figures } from '@parleykit/contract/reports/analytics/analytics'
import { Table } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import { type AnalyticsScope, actionFiguresQuery } from './queries.ts'
import '../../../ui/layout/stacking-table.css'

const columns = ['uses', 'succeeded', 'failed', 'unknown', 'cancelled', 'waiting'] as const
const titles = analyticsTexts.actionColumns

/** How often each action was used, and how that ended. Nothing for an agent without actions. */
export function ActionFigures(shown: AnalyticsScope) {
  const { data, isError, refetch } = useQuery(actionFiguresQuery(shown))
  if (!isError && !data?.length) return null
  return (
    <ChartCard title={analyticsTexts.actions} summary={analyticsTexts.actionsHelp}>
      {isError && <ErrorState text={analyticsTexts.loadFailed} onRetry={() => void refetch()} />}
      {data && (
        <Table.Root size="1" className="stacking-table action-figures">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell>{titles.name}</Table.ColumnHeaderCell>
              {columns.map((column) => (
                <Table.ColumnHeaderCell key={column}>{titles[column]}</Table.ColumnHeaderCell>
              ))}
              <Table.ColumnHeaderCell>{titles.time}</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {data.map((figures) => (
              <FigureRow key={figures.actionId} figures={figures} />
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </ChartCard>
  )
}

function FigureRow({ figures }: { readonly figures: Figures }) {
  const { name, medianMs } = figures
  return (
    <Table.Row>
      <Table.RowHeaderCell dir="auto" className="wrap-anywhere">
        {name}
      </Table.RowHeaderCell>
      {columns.map((column) => (
        <Table.Cell key={column} className="tabular" data-label={titles[column]}>
          {figures[column].toLocaleString()}
        </Table.Cell>
      ))}
      <Table.Cell className="tabular" data-label={titles.time}>
        {medianMs === null
          ? '–'
          : `${(medianMs / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} s`}
      </Table.Cell>
    </Table.Row>
  )
}
