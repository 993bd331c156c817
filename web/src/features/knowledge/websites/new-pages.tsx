import type { SyncReport } from '@parleykit/contract/knowledge/websites/website-syncs'
import { Flex, Link, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { pathOf } from './group-pages.ts'
import { PageName } from './page-name.tsx'
import { newPagesWords } from './result-words.ts'

export interface NewPagesActions {
  readonly isReading: boolean
  readonly isDismissing: boolean
  /** Opens the choice of pages to read. */
  readonly onPickNew: (report: SyncReport) => void
  readonly onDismissNew: (urls: string[]) => void
}

interface NewPagesProps extends NewPagesActions {
  readonly report: SyncReport
}

/** Maximum number shown; the dialog lists all. */
const mostShown = 5

/** New pages of a website, which become knowledge only if the owner picks them. */
export function NewPages({ report, isReading, isDismissing, onPickNew, onDismissNew }: NewPagesProps) {
  const headingId = useId()
  const { added, addedTotal } = report
  const shown = added.slice(0, mostShown)
  return (
    <section className="new-pages" aria-labelledby={headingId}>
      <Text as="p" size="2" weight="medium" id={headingId}>
        {newPagesWords(addedTotal)}
      </Text>
      <ul className="plain-list">
        {shown.map(({ url, title }) => (
          <li key={url}>
            <PageName url={url} title={title} />
            <Text as="div" size="1" truncate>
              <Link href={url} target="_blank" rel="noreferrer">
                {pathOf(url)}
              </Link>
            </Text>
          </li>
        ))}
      </ul>
      {addedTotal > shown.length && (
        <Text as="p" size="1" color="gray">
          And {(addedTotal - shown.length).toLocaleString()} more.
        </Text>
      )}
      <RequireRole least="editor">
        <Flex gap="3" mt="3" wrap="wrap">
          <PendingButton size="2" isOff={isReading} onClick={() => onPickNew(report)}>
            Pick pages to add
          </PendingButton>
          <PendingButton
            size="2"
            variant="soft"
            color="gray"
            isOff={isDismissing}
            onClick={() => onDismissNew(added.map(({ url }) => url))}
          >
            Leave out
          </PendingButton>
        </Flex>
      </RequireRole>
    </section>
  )
}
