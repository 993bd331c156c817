import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { ChatSource } from '@parleykit/contract/chat/chat'
import { Text } from '@radix-ui/themes'
import { AnswerText } from '../answering/answer-text.tsx'

/** The sources of the agent's sentences, collapsed at first. */
export function MessageSources({ sources }: { readonly sources: readonly ChatSource[] }) {
  if (sources.length === 0) return null
  const titles = [...new Set(sources.map(({ title }) => title))].join(', ')
  return (
    <details className="message-sources">
      <Text as="div" size="1" color="gray" asChild>
        <summary className="wrap-anywhere">
          From <bdi>{titles}</bdi>
        </summary>
      </Text>
      {sources.map(({ title, url, quote }) => (
        <blockquote key={`${title} ${quote}`} dir={readingDirection(quote)}>
          <AnswerText text={quote} size="1" />
          {url !== null && /^https?:/.test(url) && (
            <Text as="div" size="1">
              <a href={url} target="_blank" rel="noreferrer">
                <bdi>{title}</bdi>
              </a>
            </Text>
          )}
        </blockquote>
      ))}
    </details>
  )
}
