import { Text } from '@radix-ui/themes'
import { pathOf } from './group-pages.ts'

interface PageNameProps {
  readonly url: string
  readonly title: string | null
}

/** A page's title, or its path if it has none. */
export function PageName({ url, title }: PageNameProps) {
  return (
    <Text as="div" size="2" weight="medium" truncate dir="auto" title={url}>
      {title ?? pathOf(url)}
    </Text>
  )
}
