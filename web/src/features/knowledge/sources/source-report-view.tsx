import type { SourceReport } from '@parleykit/contract/knowledge/sources/sources'
import { Text } from '@radix-ui/themes'
import { Time } from '../../../ui/format/time.tsx'
import { reportWords } from './report-words.ts'
import { sourceTexts } from './source-texts.ts'

/** What the last sync found, or what the running one has done so far. */
export function SourceReportView({ report }: { readonly report: SourceReport }) {
  const { added, changed, removed, failed, failedTotal, fault, finishedAt } = report
  const lists = [
    ['Added', added],
    ['Changed', changed],
    ['Removed', removed],
  ] as const
  const [firstFailed] = failed
  const hasDetails = lists.some(([, { count }]) => count > 0) || failedTotal > 1
  return (
    <div>
      <Text as="p" size="2" color="gray" role="status">
        {reportWords(report)}
        {finishedAt && (
          <>
            {' · '}
            <Time instant={finishedAt} />
          </>
        )}
      </Text>
      {fault !== null && (
        <Text as="p" size="2" color="red" mt="1" className="wrap-anywhere">
          {fault} Your agent keeps what it knew.
        </Text>
      )}
      {firstFailed && (
        <Text as="p" size="2" color="red" mt="1" className="wrap-anywhere" dir="auto">
          {sourceTexts.notRead(firstFailed)}
        </Text>
      )}
      {hasDetails && (
        <details className="source-details">
          <summary>What has changed</summary>
          {lists.map(([label, { count, names }]) =>
            count === 0 ? null : (
              <Names key={label} title={`${label} (${count})`} names={names} isCut={count > names.length} />
            ),
          )}
          {failedTotal > 1 && (
            <section>
              <Text as="p" size="1" weight="medium" color="red">
                Not read ({failedTotal})
              </Text>
              <ul className="plain-list">
                {failed.map(({ name, reason }) => (
                  <li key={`${name} ${reason}`}>
                    <Text as="p" size="1" className="wrap-anywhere" dir="auto">
                      {name}: {reason}
                    </Text>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </details>
      )}
    </div>
  )
}

interface NamesProps {
  readonly title: string
  readonly names: readonly string[]
  readonly isCut: boolean
}

function Names({ title, names, isCut }: NamesProps) {
  return (
    <section>
      <Text as="p" size="1" weight="medium">
        {title}
      </Text>
      <Text as="p" size="1" color="gray" className="wrap-anywhere" dir="auto">
        {names.join(', ')}
        {isCut && ' …'}
      </Text>
    </section>
  )
}
