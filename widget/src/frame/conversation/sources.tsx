import type { ChatSource } from '@parleykit/contract/chat'
import { readingDirection } from '@parleykit/contract/reading-direction'
import { outboundLink, safeLink } from '@parleykit/markdown/safe-link'
import { ExternalLink, FileText, Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { groupSources, type QuotedSource } from './group-sources.ts'

/** Where an answer comes from: a chip for each source, which opens its quotes. */
export function Sources({ sources, text }: { sources: readonly ChatSource[]; text: string }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const quoteId = useId()
  const groups = groupSources(sources, text)
  if (groups.length === 0) return null
  const open = openIndex === null ? undefined : groups[openIndex]
  return (
    <div className="sources">
      <ul aria-label="Sources">
        {groups.map((source, index) => {
          const expanded = openIndex === index
          const Icon = source.url === null ? FileText : Globe
          return (
            <li key={`${source.title} ${source.url}`}>
              <button
                type="button"
                className="source-chip"
                aria-expanded={expanded}
                aria-controls={expanded ? quoteId : undefined}
                onClick={() => setOpenIndex(expanded ? null : index)}
              >
                <Icon size={14} aria-hidden />
                {source.marks}
                <span dir="auto">{source.title || `Source ${index + 1}`}</span>
              </button>
            </li>
          )
        })}
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
          {quote}
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
