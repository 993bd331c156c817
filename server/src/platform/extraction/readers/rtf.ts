import { ExtractionError } from '../bounds/extraction-error.ts'
import { readTokens } from '../rich-text/read-tokens.ts'
import { RichTextDocument } from '../rich-text/rich-text-document.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Rich Text documents. Pictures, embedded objects, page headers and page footers are left out. */
export function readRtf({ bytes }: ReaderInput): ReaderOutput {
  const document = new RichTextDocument()
  if (!readInto(document, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))) {
    throw new ExtractionError('malformed', 'This document is damaged: its end is missing.')
  }
  const text = document.toString()
  return { text, title: document.title.trim() || (/^# (.+)$/m.exec(text)?.[1] ?? null) }
}

/** Returns whether the document has an end. */
function readInto(document: RichTextDocument, rtf: string): boolean {
  for (const token of readTokens(rtf)) {
    if (token.kind === 'open') document.open()
    else if (token.kind === 'text') document.text(token.text)
    else if (token.kind === 'word') document.word(token.word, token.value)
    else if (!document.close()) return true
  }
  return false
}
