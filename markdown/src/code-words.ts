import { chatTexts } from '@parleykit/contract/texts'
import type { CodeWords } from '@parleykit/contract/visitor-texts/translated-texts'
import { createContext } from 'react'

/** The words over code, in the reader's language; in English where nobody says which. */
export const CodeWordsContext = createContext<CodeWords>(chatTexts)
