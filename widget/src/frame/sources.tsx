import type { ChatSource } from '@parleykit/contract/chat'
import { ExternalLink, FileText, Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { outboundLink, safeLink } from './safe-link.ts'

/** Where an answer comes from: a chip for each source, which opens its quote. */
export function Sources({ sources }: { sources: readonly ChatSource[] }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const quoteId = useId()
  if (sources.length === 0) return null
  const open = openIndex === null ? undefined : sources[openIndex]
  return (
    <div className="sources">
      <ul aria-label="Sources">
        {sources.map((source, index) => {
          const expanded = openIndex === index
          const Icon = source.url === null ? FileText : Globe
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be alike, and their order never changes
            <li key={index}>
              <button
                type="button"
                className="source-chip"
                aria-expanded={expanded}
                aria-controls={expanded ? quoteId : undefined}
                onClick={() => setOpenIndex(expanded ? null : index)}
              >
                <Icon size={14} aria-hidden />
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

function SourceQuote({ id, source }: { id: string; source: ChatSource }) {
  const address = source.url === null ? null : safeLink(source.url)
  const link = address?.startsWith('http') ? address : null
  return (
    <figure id={id} className="source-quote">
      <blockquote dir="auto">{source.quote}</blockquote>
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
