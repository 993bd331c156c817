import type { AnswerTrace, PassageUse } from '@parleykit/contract/answering/answer-traces'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { ChatSource } from '@parleykit/contract/chat/chat'
import { Badge, Flex, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { AnswerText } from './answer-text.tsx'
import { excerptAround } from './excerpt-around.ts'
import { MatchedWords } from './matched-words-line.tsx'
import { traceTexts } from './trace-texts.ts'

const useWords: Readonly<Record<PassageUse, { words: string; color: 'green' | 'gray' }>> = {
  quoted: { words: 'quoted', color: 'green' },
  cited: { words: 'cited by the model', color: 'green' },
  read: { words: 'read by the model, not cited', color: 'gray' },
  over_budget: { words: 'too long to send along', color: 'gray' },
  weaker: { words: 'found, but others matched better', color: 'gray' },
  refused: { words: 'found, but not enough', color: 'gray' },
}

export interface AnswerTracePassagesProps {
  readonly trace: AnswerTrace
  /** The sources that the answer quotes. */
  readonly sources: readonly ChatSource[]
  /** Where a passage's entry opens: in another tab if the user is writing here. Undefined if it is already open. */
  readonly entriesOpen?: 'here' | 'apart' | undefined
}

/** The passages found, best first, with how each was used. */
export function AnswerTracePassages({ trace, sources, entriesOpen }: AnswerTracePassagesProps) {
  const { passages, terms } = trace
  const quotes = sources.map(({ quote }) => quote)
  if (passages.length === 0) return null
  return (
    <ol className="trace-passages" aria-label="Passages found">
      {passages.map(({ passageId, entryId, title, heading, text, score, use }) => (
        <li key={passageId}>
          <Flex align="center" gap="2" wrap="wrap" mb="1">
            <Text size="2" weight="medium" dir="auto">
              {title === null || entryId === null ? (
                'Deleted or changed since then'
              ) : (
                <EntryLink entryId={entryId} opens={entriesOpen}>
                  {[title, heading].filter(Boolean).join(' › ')}
                </EntryLink>
              )}
            </Text>
            <Badge color={useWords[use].color}>{useWords[use].words}</Badge>
          </Flex>
          {text !== null && (
            <PassageText text={text} quotes={use === 'quoted' || use === 'cited' ? quotes : []} />
          )}
          {text !== null && terms.length > 0 && (
            <MatchedWords what="passage" text={text} terms={terms} isByMeaning={score === 0} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface EntryLinkProps {
  readonly entryId: number
  readonly opens: AnswerTracePassagesProps['entriesOpen']
  readonly children: string
}

/** Links to the entry on the Knowledge tab. */
function EntryLink({ entryId, opens, children }: EntryLinkProps) {
  if (opens === undefined) return children
  return (
    <Link asChild underline="always">
      <RouterLink
        to="."
        search={(search) => ({ ...search, entry: entryId })}
        hash="knowledge"
        {...(opens === 'apart' && { target: '_blank' })}
      >
        {children}
      </RouterLink>
    </Link>
  )
}

/** The quotes with their context; for other passages, the beginning. */
function PassageText({ text, quotes }: { readonly text: string; readonly quotes: readonly string[] }) {
  const stretches = excerptAround(text, quotes)
  if (stretches.length === 0) {
    return (
      <div dir={readingDirection(text)} className="trace-text">
        <AnswerText text={text} size="1" color="gray" />
      </div>
    )
  }
  return (
    <div dir={readingDirection(text)} className="trace-excerpt">
      {stretches.map(({ text: part, isQuoted }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a text have no other identity
        <div key={at} className={isQuoted ? 'trace-quoted' : undefined}>
          {isQuoted && <span className="visually-hidden">{traceTexts.quoted}</span>}
          <AnswerText text={part} size="1" {...(!isQuoted && { color: 'gray' })} />
        </div>
      ))}
    </div>
  )
}
