import { type KnowledgeEntry, knowledgeMetadataSchema } from '@parleykit/contract/knowledge'
import { formatBytes } from '../../ui/format-bytes.ts'

const partialMetadata = knowledgeMetadataSchema.partial()

type Described = Pick<KnowledgeEntry, 'metadata'>

/** "English · 1,240 words · 8 KB", as far as the entry's metadata tell. */
export function entryDetails(entry: Described): string {
  const { words, textBytes, language } = known(entry)
  return [
    language === undefined ? '' : languageName(language),
    words === undefined ? '' : `${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}`,
    textBytes === undefined ? '' : formatBytes(textBytes),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What the owner had better look at before the agent answers from the entry. */
export function entryWarnings(entry: Described): string[] {
  const { pages, pagesWithoutText, looksGarbled, mostlyTable } = known(entry)
  return [
    pages && pagesWithoutText ? `No readable text on ${pagesWithoutText} of ${pages} pages` : '',
    looksGarbled ? 'Looks garbled: view the text' : '',
    mostlyTable ? 'Mostly a table' : '',
  ].filter(Boolean)
}

/** Whether the entry was read from a file, which can be downloaded. */
export function hasFile(entry: Described): boolean {
  return known(entry).fileBytes !== undefined
}

/** The page that an entry was read from, or the website's file; undefined for what the owner gave. */
export function sourceUrlOf(entry: Described): string | undefined {
  return known(entry).sourceUrl
}

function known({ metadata }: Described): ReturnType<typeof partialMetadata.parse> {
  return partialMetadata.safeParse(parseJson(metadata)).data ?? {}
}

/** In English, as all of the pages; a code that has no name stays a code. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
