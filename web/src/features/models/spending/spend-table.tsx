import type { Spend } from '@parleykit/contract/models/spend'
import { Text } from '@radix-ui/themes'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { formatSpend, tokensOf } from './format-cost.ts'
import { spendingTexts } from './spending-texts.ts'
import './spending.css'

export interface SpendRow {
  readonly key: string
  readonly name: string
  /** More about it, on a line of its own. */
  readonly detail: string
  readonly today: Spend
  readonly month: Spend
}

interface SpendTableProps {
  readonly title: string
  /** The head of the first column. */
  readonly what: string
  readonly rows: readonly SpendRow[]
}

/** Who or what spent how much, the most expensive first. */
export function SpendTable({ title, what, rows }: SpendTableProps) {
  return (
    <TitledSection title={title}>
      {rows.length === 0 ? (
        <Text as="p" size="2" color="gray">
          {spendingTexts.nothing}
        </Text>
      ) : (
        <table className="spend-table">
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{spendingTexts.today}</th>
              <th scope="col">{spendingTexts.month}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, detail, today, month }) => (
              <tr key={key}>
                <th scope="row">
                  <Text as="div" weight="medium" className="wrap-anywhere" dir="auto">
                    {name}
                  </Text>
                  <Text as="div" size="1" color="gray" className="wrap-anywhere">
                    {detail}
                  </Text>
                  <Text as="div" size="1" color="gray" className="tabular">
                    {spendingTexts.usage(month.requests, tokensOf(month))}
                  </Text>
                </th>
                <td className="tabular">{formatSpend(today)}</td>
                <td className="tabular">{formatSpend(month)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  )
}
