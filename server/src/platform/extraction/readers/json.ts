import { decodeText } from '../decoding/decode-text.ts'
import type { ReadText, SourceFile } from './reader.ts'

/** Levels beyond which indenting would take more room than the text itself. */
const MAX_DEPTH = 100

/** Indented by two, one member a line. What isn't JSON, or nested very deeply, stays as it was written. */
export function readJson({ bytes }: SourceFile): ReadText {
  const { text, characterSet } = decodeText(bytes)
  return { text: isDeep(text) ? text : indent(text), title: null, characterSet }
}

function indent(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

function isDeep(json: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}
