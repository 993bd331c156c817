import { Text } from '@radix-ui/themes'
import { pathOf } from './group-pages.ts'

interface PageNameProps {
  readonly url: string
  readonly title: string | null
}

/** What a page is called, by its path where it has no title. */
export function PageName({ url, title }: PageNameProps) {
  return (
    <Text as="div" size="2" weight="medium" truncate dir="auto" title={url}>
      {title ?? pathOf(url)}
    </Text>
  )
}
