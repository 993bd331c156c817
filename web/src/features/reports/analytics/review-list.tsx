import { Button, Flex, Text } from '@radix-ui/themes'
import { type ReactNode, type RefObject, useState } from 'react'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import { DataAge } from './data-age.tsx'

/** Initial number of rows, so that the charts below stay in view. */
const firstShown = 5

interface ReviewListProps<Group> {
  readonly title: string
  /** The help text, also shown if the list is empty. */
  readonly help: string
  readonly empty: string
  /** Undefined while loading. */
  readonly groups: readonly Group[] | undefined
  /** When they were computed, if in advance. */
  readonly countedAt?: string | null | undefined
  readonly isError: boolean
  readonly onRetry: () => void
  /** Whether dismissed groups are shown instead of open ones. */
  readonly isDismissed: boolean
  readonly onShow: (isDismissed: boolean) => void
  readonly list: RefObject<HTMLUListElement | null>
  readonly row: (group: Group) => ReactNode
  /** A dialog that opens above it. */
  readonly children?: ReactNode
}

/** A list of tasks, most urgent first, with a switch to the dismissed ones. */
export function ReviewList<Group extends { readonly question: string }>(props: ReviewListProps<Group>) {
  const { title, help, empty, groups, countedAt, isError, onRetry } = props
  const { isDismissed, onShow, list, row, children } = props
  const [isWhole, setIsWhole] = useState(false)
  const said = isDismissed
    ? { full: analyticsTexts.dismissedHelp, empty: analyticsTexts.noDismissed }
    : { full: help, empty }
  const shown = isWhole ? groups : groups?.slice(0, firstShown)
  return (
    <ChartCard
      title={title}
      summary={
        <>
          {!groups ? ' ' : groups.length === 0 ? said.empty : said.full}
          <DataAge instant={countedAt} />
        </>
      }
    >
      {isError && <ErrorState text={analyticsTexts.loadFailed} onRetry={onRetry} />}
      <ul ref={list} className="plain-list work-list" tabIndex={-1} aria-label={title}>
        {shown?.map((group) => (
          <li key={group.question}>{row(group)}</li>
        ))}
      </ul>
      <Flex gap="4" mt="2" align="center" wrap="wrap">
        {groups && groups.length > firstShown && !isWhole && (
          <Button variant="soft" color="gray" onClick={() => setIsWhole(true)}>
            Show all {groups.length}
          </Button>
        )}
        <RequireRole least="editor">
          <Button variant="ghost" color="gray" size="1" m="0" onClick={() => onShow(!isDismissed)}>
            {isDismissed ? analyticsTexts.showLeft : analyticsTexts.showDismissed}
          </Button>
        </RequireRole>
      </Flex>
      {children}
    </ChartCard>
  )
}

interface ReviewRowProps {
  /** The row's content. */
  readonly children: ReactNode
  readonly otherWordings: readonly string[]
  /** The row's actions, the main one last. */
  readonly actions: ReactNode
}

export function ReviewRow({ children, otherWordings, actions }: ReviewRowProps) {
  return (
    <Flex
      justify="between"
      align={{ initial: 'stretch', sm: 'center' }}
      gap="3"
      direction={{ initial: 'column', sm: 'row' }}
    >
      <div className="truncating">
        {children}
        {otherWordings.length > 0 && <OtherWordings wordings={otherWordings} />}
      </div>
      <Flex gap="4" align="center" flexShrink="0" wrap="wrap">
        {actions}
      </Flex>
    </Flex>
  )
}

function OtherWordings({ wordings }: { readonly wordings: readonly string[] }) {
  return (
    <Text as="div" size="2" color="gray" mt="1" asChild>
      <details className="other-wordings">
        <summary>
          {wordings.length} other {wordings.length === 1 ? 'wording' : 'wordings'}
        </summary>
        <ul className="wordings">
          {wordings.map((wording) => (
            <li key={wording} dir="auto" className="wrap-anywhere">
              {wording}
            </li>
          ))}
        </ul>
      </details>
    </Text>
  )
}
