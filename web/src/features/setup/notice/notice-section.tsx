import { Button, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { dayOf } from '../../../ui/format/local-dates.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { noticeScreenTexts } from './notice-texts.ts'
import './notice.css'
import { noticeQuery, useWithdrawNotice } from './queries.ts'

/** The notice to all accounts, for the operator who writes it. */
export function NoticeSection() {
  const { data: notice } = useQuery(noticeQuery)
  const [isWriting, setWriting] = useState(false)
  const withdrawal = useWithdrawNotice()
  const { failed, withdrawn } = noticeScreenTexts
  return (
    <TitledSection title={noticeScreenTexts.title} text={noticeScreenTexts.help}>
      {notice && (
        <Text as="p" size="2" mb="3" className="wrap-anywhere">
          <bdi className="notice-text">{notice.text}</bdi>{' '}
          {notice.until !== null && (
            <Text color="gray">{noticeScreenTexts.shownUntil(lastDayBefore(notice.until))}</Text>
          )}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button variant="soft" onClick={() => setWriting(true)}>
          {notice ? noticeScreenTexts.replace : noticeScreenTexts.write}
        </Button>
        {notice && (
          <PendingButton
            variant="soft"
            color="gray"
            isOff={withdrawal.isPending}
            onClick={() => void reportOutcome('notice', withdrawal.mutateAsync(), withdrawn, failed)}
          >
            {noticeScreenTexts.withdraw}
          </PendingButton>
        )}
      </Flex>
      {isWriting && <NoticeDialog onClose={() => setWriting(false)} />}
    </TitledSection>
  )
}

/** The day that was chosen: a notice ends at the midnight after it. */
function lastDayBefore(until: string): string {
  return dayOf(new Date(Date.parse(until) - 1))
}
