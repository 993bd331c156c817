import type { SyncReport } from '@parleykit/contract/knowledge/websites/website-syncs'
import { Text } from '@radix-ui/themes'
import { Time } from '../../../ui/format/time.tsx'
import { NewPages, type NewPagesActions } from './new-pages.tsx'
import { PageName } from './page-name.tsx'
import { syncWords, timesGoneWords } from './result-words.ts'

interface SyncReportViewProps extends NewPagesActions {
  readonly report: SyncReport
}

/** The findings of the last sync, with the changed lines in a disclosure. */
export function SyncReportView({ report, ...newPages }: SyncReportViewProps) {
  const { changed, gone, finishedAt, addedTotal, addedFault } = report
  return (
    <>
      <Text as="p" size="2" color="gray" mt="3">
        {syncWords(report)} <Time instant={finishedAt} />
      </Text>
      {addedFault !== null && (
        <Text as="p" size="1" color="gray" mt="1" className="wrap-anywhere">
          Some websites weren't checked for new pages. {addedFault}
        </Text>
      )}
      {addedTotal > 0 && <NewPages report={report} {...newPages} />}
      {changed.length + gone.length > 0 && (
        <details className="sync-report">
          <summary>What has changed</summary>
          <ul className="plain-list">
            {changed.map(({ url, title, lines }) => (
              <li key={url}>
                <PageName url={url} title={title} />
                <Lines sign="−" label="Removed" lines={lines.removed} />
                <Lines sign="+" label="Added" lines={lines.added} />
                {lines.more && (
                  <Text as="div" size="1" color="gray">
                    More of its text has changed than is listed here.
                  </Text>
                )}
              </li>
            ))}
            {gone.map(({ url, title, timesGone, reason }) => (
              <li key={url}>
                <PageName url={url} title={title} />
                <Text as="div" size="1" color="gray">
                  {timesGoneWords(timesGone)}
                  {reason && `. ${reason}`}
                </Text>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface LinesProps {
  readonly sign: string
  readonly label: string
  readonly lines: readonly string[]
}

function Lines({ sign, label, lines }: LinesProps) {
  if (lines.length === 0) return null
  const color = sign === '+' ? 'green' : 'red'
  return (
    <ul className="plain-list" aria-label={label}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never move
        <li key={place}>
          <Text as="div" size="1" color={color} className="wrap-anywhere" dir="auto">
            <span aria-hidden>{sign}</span> {line}
          </Text>
        </li>
      ))}
    </ul>
  )
}
