import { chatTexts } from '@parleykit/contract/chat/texts'
import type { CodeWords } from '@parleykit/contract/chat/visitor-texts/translated-texts'
import { createContext } from 'react'

/** The labels above code in the reader's language; English by default. */
export const CodeWordsContext = createContext<CodeWords>(chatTexts)
