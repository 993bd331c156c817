import { splitAtPlaceholders } from '@parleykit/contract/knowledge/placeholders'
import { Card, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'

/** A draft's text with formatted headings and list items, and its gaps marked. */
export function DraftPreview({ label, text }: { readonly label: string; readonly text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <Card asChild size="1">
      <section aria-label={label} className="draft-preview">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and hold no state
          <Line key={index} line={line} />
        ))}
      </section>
    </Card>
  )
}

function Line({ line }: { readonly line: string }) {
  const isHeading = line.startsWith('#')
  const isItem = line.startsWith('- ')
  const words = line.replace(/^(?:#+|-) /, '')
  return (
    <Text as="p" size="2" {...(isHeading && { weight: 'bold' as const })}>
      {isItem && '• '}
      {withGaps(words)}
    </Text>
  )
}

function withGaps(words: string): ReactNode[] {
  return splitAtPlaceholders(words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and hold no state
    index % 2 === 1 ? <mark key={index}>{piece.trim()}</mark> : piece,
  )
}
