import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import { Flex, IconButton, ScrollArea, Text, TextField } from '@radix-ui/themes'
import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { findInText, type TextMatch } from './find-in-text.ts'
import { cutIntoPieces } from './text-pieces.ts'

interface SearchableTextProps {
  readonly text: string
  /** Underlined. */
  readonly weakWords: readonly TextMatch[]
}

/** A text with search: Enter moves to the next match, Shift+Enter to the previous one. */
export function SearchableText({ text, weakWords }: SearchableTextProps) {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const sought = useDeferredValue(words)
  const places = useMemo(() => findInText(text, sought), [text, sought])
  const current = places.length === 0 ? 0 : at % places.length

  function step(by: number) {
    if (places.length > 0) setAt((current + by + places.length) % places.length)
  }

  return (
    <div className="searched-text">
      <Flex gap="2" align="center">
        <TextField.Root
          type="search"
          className="truncating"
          dir="auto"
          placeholder={entryTexts.search}
          aria-label={entryTexts.search}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) step(event.shiftKey ? -1 : 1)
          }}
        >
          <TextField.Slot>
            <Search size={16} aria-hidden />
          </TextField.Slot>
        </TextField.Root>
        <Text size="1" color="gray" role="status" className="tabular no-wrap">
          {sought.trim() !== '' &&
            (places.length === 0 ? entryTexts.notInText : entryTexts.foundInText(current + 1, places.length))}
        </Text>
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label="Previous match"
          disabled={places.length === 0}
          onClick={() => step(-1)}
        >
          <ChevronUp size={16} />
        </IconButton>
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label="Next match"
          disabled={places.length === 0}
          onClick={() => step(1)}
        >
          <ChevronDown size={16} />
        </IconButton>
      </Flex>
      <ScrollArea scrollbars="vertical" className="entry-text" tabIndex={0}>
        <Text as="div" size="2" dir="auto">
          <Marked text={text} weakWords={weakWords} matches={places} current={current} />
        </Text>
      </ScrollArea>
    </div>
  )
}

interface MarkedProps extends SearchableTextProps {
  readonly matches: readonly TextMatch[]
  readonly current: number
}

function Marked({ text, weakWords, matches, current }: MarkedProps) {
  const mark = useRef<HTMLElement>(null)
  const place = matches[current]
  useEffect(() => {
    if (place) mark.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  const pieces = useMemo(() => cutIntoPieces(text, { matches, weakWords }), [text, matches, weakWords])
  return pieces.map(({ from, text, isWeak, match }) => {
    const piece = isWeak ? <span className="weak-word">{text}</span> : text
    if (match === undefined) return <Fragment key={from}>{piece}</Fragment>
    return (
      <mark key={from} ref={from === place?.from ? mark : null} data-current={match === current}>
        {piece}
      </mark>
    )
  })
}
