import type { Notice } from '@parleykit/contract/setup/notice'
import { Callout, IconButton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, X } from 'lucide-react'
import { useDismissal } from '../../../ui/feedback/use-dismissal.ts'
import './notice.css'
import { noticeScreenTexts } from './notice-texts.ts'
import { noticeQuery } from './queries.ts'

const storageKey = 'parleykit.notice-dismissed'

/** The operator's notice to all accounts, above every page of the dashboard, until it is dismissed here. */
export function NoticeBanner() {
  const { data: notice } = useQuery(noticeQuery)
  return notice ? <Shown key={notice.publishedAt} notice={notice} /> : null
}

function Shown({ notice: { text, publishedAt } }: { readonly notice: Notice }) {
  const [isDismissed, dismiss] = useDismissal(storageKey, publishedAt)
  if (isDismissed) return null
  return (
    <Callout.Root
      color="iris"
      size="1"
      mb="5"
      role="status"
      aria-label={noticeScreenTexts.banner}
      className="notice"
    >
      <Callout.Icon>
        <Megaphone size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere" dir="auto">
        {text}
      </Callout.Text>
      <IconButton variant="ghost" color="gray" aria-label={noticeScreenTexts.dismiss} onClick={dismiss}>
        <X size={16} />
      </IconButton>
    </Callout.Root>
  )
}
