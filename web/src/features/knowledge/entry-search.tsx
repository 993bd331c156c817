import { Flex, Text, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { knowledgeTexts } from './knowledge-texts.ts'

interface EntrySearchProps {
  readonly label: string
  readonly words: string
  readonly onSearch: (words: string) => void
  /** The number of matches and the total; null if there is no search. */
  readonly found: { readonly count: number; readonly of: number } | null
}

/** Filters a long list of entries and shows the number of matches. */
export function EntrySearch({ label, words, onSearch, found }: EntrySearchProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap" mb="2">
      <TextField.Root
        type="search"
        className="entry-search"
        dir="auto"
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        value={words}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          // It may be inside the form of a wizard step.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <Text size="2" color="gray" role="status" className="tabular">
        {found &&
          (found.count === 0 ? knowledgeTexts.noneFound : knowledgeTexts.found(found.count, found.of))}
      </Text>
    </Flex>
  )
}
