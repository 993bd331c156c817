import { analyticsTexts } from '@parleykit/contract/owner-analytics-texts'
import { Text } from '@radix-ui/themes'
import { Time } from '../../ui/time.tsx'

/** How old a list is that was counted beforehand; nothing where it was counted just now. */
export function CountedAt({ instant }: { readonly instant: string | null | undefined }) {
  if (!instant) return null
  return (
    <Text title={analyticsTexts.countedHelp}>
      {analyticsTexts.counted} <Time instant={instant} as="span" />
    </Text>
  )
}
