import { Text } from '@radix-ui/themes'
import { Time } from '../../../ui/format/time.tsx'
import { analyticsTexts } from './analytics-texts.ts'

/** The age of a precomputed list; nothing if it was computed just now. */
export function DataAge({ instant }: { readonly instant: string | null | undefined }) {
  if (!instant) return null
  return (
    <Text title={analyticsTexts.countedHelp}>
      {analyticsTexts.counted} <Time instant={instant} as="span" />
    </Text>
  )
}
