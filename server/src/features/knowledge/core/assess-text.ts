import { detectLanguage } from '@parleykit/engine/text/detect-language'
import { looksGarbled } from './looks-garbled.ts'

export interface AssessedText {
  readonly text: string
  readonly fileType: string
  /** For files with pages. */
  readonly pages?: number | undefined
  readonly pagesWithoutText?: number | undefined
}

/** What an owner should know about a text before the agent answers from it. Fields without a finding are absent. */
export interface TextAssessment {
  /** ISO 639-1 code. */
  readonly language?: string
  readonly pages?: number
  readonly pagesWithoutText?: number
  readonly looksGarbled?: true
  readonly mostlyTable?: true
}

/** Types whose text is prose; the others are code or data. */
const proseTypes = new Set([
  'text',
  'website',
  'txt',
  'md',
  'html',
  'pdf',
  'doc',
  'docx',
  'pptx',
  'tex',
  'jpg',
  'png',
  'webp',
])

const SAMPLE_LENGTH = 20_000
const LANGUAGE_SAMPLE_LENGTH = 2000
/** A larger sample would block other requests without telling more. */
const TABLE_SAMPLE_LENGTH = 500_000
/** Language detection is too often wrong for shorter texts, especially between languages with the same alphabet. */
const FEWEST_LETTERS = 20
const FEWEST_LATIN_LETTERS = 40

export function assessText({ text, fileType, pages, pagesWithoutText }: AssessedText): TextAssessment {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const isGarbled = proseTypes.has(fileType) && looksGarbled(sample)
  const language = proseTypes.has(fileType) && !isGarbled ? languageOf(sample) : ''
  return {
    ...(language !== '' && { language }),
    ...(pages !== undefined && { pages }),
    ...(pagesWithoutText && { pagesWithoutText }),
    ...(isGarbled && { looksGarbled: true }),
    ...(isMostlyTable(text.slice(0, TABLE_SAMPLE_LENGTH)) && { mostlyTable: true }),
  }
}

function languageOf(sample: string): string {
  const words = sample.replace(/https?:\S+|[^\p{L}\p{M}\p{P}\s]/gu, ' ').slice(0, LANGUAGE_SAMPLE_LENGTH)
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const isLatin = (words.match(/\p{Script=Latin}/gu)?.length ?? 0) > letters / 2
  return letters < (isLatin ? FEWEST_LATIN_LETTERS : FEWEST_LETTERS) ? '' : detectLanguage(words)
}

/** Whether more than half of the characters are in table rows. */
function isMostlyTable(text: string): boolean {
  const rows = text.match(/^\| .*\|$/gm) ?? []
  return rows.length > 1 && rows.reduce((sum, row) => sum + row.length, 0) > text.length / 2
}
