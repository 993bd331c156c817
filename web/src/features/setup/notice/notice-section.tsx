import { Button, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { noticeScreenTexts } from './notice-texts.ts'
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
          <bdi>{notice.text}</bdi>{' '}
          {notice.until !== null && (
            <Text color="gray">{noticeScreenTexts.shownUntil(new Date(notice.until).toLocaleString())}</Text>
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
