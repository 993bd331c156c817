import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { ChatSource } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { outboundLink, safeLink } from '@parleykit/markdown/safe-link'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import type { CardViewer } from '../link-cards/fetch-link-preview.ts'
import { AnswerText } from './answer-text.tsx'
import { groupSources, type QuotedSource } from './group-sources.ts'
import { SourceButton } from './source-button.tsx'

interface SourcesProps {
  sources: readonly ChatSource[]
  text: string
  viewer: CardViewer
}

/** The sources of an answer: one line with a button for each, which opens its quotes. */
export function Sources({ sources, text, viewer }: SourcesProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const quoteId = useId()
  const groups = groupSources(sources, text)
  if (groups.length === 0) return null
  const open = openIndex === null ? undefined : groups[openIndex]
  return (
    <div className="sources">
      <span aria-hidden>{chatTexts.sources}</span>
      <ul aria-label="Sources">
        {groups.map((source, index) => (
          <SourceButton
            key={`${source.title} ${source.url}`}
            source={source}
            fallback={`Source ${index + 1}`}
            quoteId={openIndex === index ? quoteId : undefined}
            viewer={viewer}
            onToggle={() => setOpenIndex(openIndex === index ? null : index)}
          />
        ))}
      </ul>
      {open && <SourceQuote id={quoteId} source={open} />}
    </div>
  )
}

function SourceQuote({ id, source }: { id: string; source: QuotedSource }) {
  const address = source.url === null ? null : safeLink(source.url)
  const link = address?.startsWith('http') ? address : null
  return (
    <figure id={id} className="source-quote">
      {source.quotes.map((quote) => (
        <blockquote key={quote} dir={readingDirection(quote)}>
          <AnswerText text={quote} />
        </blockquote>
      ))}
      <figcaption>
        {link === null ? (
          <span dir="auto">{source.title}</span>
        ) : (
          <a href={link} {...outboundLink}>
            <span dir="auto">{source.title || new URL(link).hostname}</span>
            <ExternalLink size={13} aria-label="(opens in a new tab)" />
          </a>
        )}
      </figcaption>
    </figure>
  )
}
