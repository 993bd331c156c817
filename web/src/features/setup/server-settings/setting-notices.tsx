import { Callout } from '@radix-ui/themes'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type RefObject, useEffect } from 'react'

interface SavedNoticeProps {
  readonly text: string
  readonly place: RefObject<HTMLDivElement | null>
}

/** That a setting was saved. Gets the focus. */
export function SavedNotice({ text, place }: SavedNoticeProps) {
  useEffect(() => place.current?.focus(), [place])
  return (
    <Callout.Root color="green" role="status" ref={place} tabIndex={-1}>
      <Callout.Icon>
        <CircleCheck size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere">{text}</Callout.Text>
    </Callout.Root>
  )
}

interface WarningProps {
  readonly title: string
  readonly text: string
}

/** That something must be done before a setting works. */
export function MissingNotice({ title, text }: WarningProps) {
  return (
    <Callout.Root color="yellow" role="alert">
      <Callout.Icon>
        <TriangleAlert size={16} />
      </Callout.Icon>
      <Callout.Text weight="medium">{title}</Callout.Text>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  )
}
