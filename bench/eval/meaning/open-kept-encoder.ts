import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  openSentenceEncoder,
  type SentenceEncoder,
} from '../../../server/src/platform/sentence-encoder/index.ts'

const keyBytes = 32

/**
 * The small encoder with its vectors kept beside the dependencies, since the same sentences are measured again and again:
 * the second run needs no encoder at all. A file holds records of the text's SHA-256 and its float32 vector.
 */
export function openKeptEncoder(encoder: SentenceEncoder = openSentenceEncoder()): SentenceEncoder {
  const file = fileURLToPath(
    new URL(`../../../node_modules/.cache/sentence-vectors/${encoder.name}`, import.meta.url),
  )
  const known = readVectors(file, encoder.dimension)
  const encodeAll = async (texts: readonly string[]) => {
    const missing = [...new Set(texts.filter((text) => !known.has(keyOf(text))))]
    const vectors = await encoder.encodeAll(missing)
    const records = missing.flatMap((text, at) => {
      const vector = vectors[at]
      if (!vector) return []
      known.set(keyOf(text), vector)
      return [Buffer.from(keyOf(text), 'hex'), Buffer.from(vector.slice().buffer)]
    })
    if (records.length > 0) appendFileSync(file, Buffer.concat(records))
    return texts.flatMap((text) => known.get(keyOf(text)) ?? [])
  }
  return {
    ...encoder,
    encodeAll,
    encodeNow: encodeAll,
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function readVectors(file: string, dimension: number): Map<string, Float32Array> {
  mkdirSync(dirname(file), { recursive: true })
  const recordBytes = keyBytes + 4 * dimension
  const known = new Map<string, Float32Array>()
  const bytes = readIfThere(file)
  for (let at = 0; at + recordBytes <= bytes.length; at += recordBytes) {
    const vector = bytes.subarray(at + keyBytes, at + recordBytes)
    known.set(
      bytes.toString('hex', at, at + keyBytes),
      new Float32Array(vector.buffer.slice(vector.byteOffset, vector.byteOffset + vector.length)),
    )
  }
  return known
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
