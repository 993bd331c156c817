import type { MappedPage } from '@parleykit/contract/knowledge/websites/websites'
import { Checkbox, Text } from '@radix-ui/themes'

export interface PageSelection {
  readonly picked: ReadonlySet<string>
  readonly onPick: (urls: readonly string[], isPicked: boolean) => void
}

interface PageCheckboxProps extends PageSelection {
  readonly label: string
  readonly pages: readonly MappedPage[]
}

/** Picks several pages at once; indeterminate if only some are picked. */
export function PageCheckbox({ label, pages, picked, onPick }: PageCheckboxProps) {
  const count = pages.filter(({ url }) => picked.has(url)).length
  const isAll = count > 0 && count === pages.length
  const urls = pages.map(({ url }) => url)
  return (
    <Text as="label" size="2" weight="medium" className="pick-label">
      <Checkbox
        checked={isAll || (count > 0 && 'indeterminate')}
        disabled={pages.length === 0}
        onCheckedChange={() => onPick(urls, !isAll)}
      />
      <span className="wrap-anywhere">{label}</span>
    </Text>
  )
}
