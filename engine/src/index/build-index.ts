import { encodeTables } from '../tables/encode-tables.ts'
import { TableBuilder } from '../tables/table-builder.ts'
import { PassageAnnotator } from '../text/annotations/annotate-passage.ts'
import { ByteWriter } from '../text/annotations/byte-writer.ts'
import { encodeAnnotations } from '../text/annotations/encode-annotations.ts'
import { type CommonWordsOf, NO_COMMON_WORDS } from '../text/common-words.ts'
import { makeAnnotations } from './annotations.ts'
import { buildPostings } from './build-postings.ts'
import { byFrequency, LanguageSamples } from './detect-languages.ts'
import { type PassageIndex, questionLanguages } from './passage-index.ts'
import { TermNumbers } from './term-numbers.ts'

/** A passage as the input of the index. IDs come from the caller, whole numbers up to 2^53. */
export interface IndexablePassage {
  readonly passageId: number
  readonly entryId: number
  /** The entry's title or file name; `''` if it has none. */
  readonly title: string
  readonly heading: string
  readonly text: string
  /** Questions that it answers. */
  readonly questions?: readonly string[] | null
  /** Whether its entry is a spreadsheet or the like, whose rows are looked up. */
  readonly isSheet?: boolean
}

/** Builds the index of an agent's passages. The passages of an entry should be consecutive. Linear in their text. */
export function buildIndex(
  passages: Iterable<IndexablePassage>,
  commonWordsOf?: CommonWordsOf,
): PassageIndex {
  const builder = new IndexBuilder(commonWordsOf)
  for (const passage of passages) builder.add(passage)
  return builder.finish()
}

/** Builds an index of passages that are added one by one. Their texts aren't kept. */
export class IndexBuilder {
  readonly #annotator = new PassageAnnotator()
  readonly #writer = new ByteWriter()
  readonly #samples: LanguageSamples
  readonly #starts: number[] = []
  readonly #lengths: number[] = []
  readonly #passageIds: number[] = []
  readonly #entryIds: number[] = []
  readonly #tables = new TableBuilder()

  /** @param commonWordsOf common words, used to detect the language of lists and tables */
  constructor(commonWordsOf: CommonWordsOf = NO_COMMON_WORDS) {
    this.#samples = new LanguageSamples(commonWordsOf)
  }

  add(passage: IndexablePassage): void {
    this.#samples.add(passage)
    const annotations = this.#annotator.annotate(passage)
    this.#starts.push(this.#writer.length)
    encodeAnnotations(annotations, passage, this.#writer)
    if (passage.isSheet) this.#tables.add(passage, this.#passageIds.length)
    this.#lengths.push(annotations.body.words.length)
    this.#passageIds.push(passage.passageId)
    this.#entryIds.push(passage.entryId)
  }

  finish(): PassageIndex {
    const { list } = this.#annotator
    const languageOf = this.#samples.detect(this.#entryIds)
    const encoded = { bytes: this.#writer.bytes(), starts: Uint32Array.from(this.#starts) }
    const numbers = new TermNumbers(list)
    const { ranks, ...postings } = buildPostings(encoded, languageOf, numbers)
    const languages = byFrequency(languageOf)
    const asked = questionLanguages({ languages })
    return {
      languages,
      ...postings,
      passageIds: Float64Array.from(this.#passageIds),
      entryIds: Float64Array.from(this.#entryIds),
      lengths: Uint32Array.from(this.#lengths),
      tables: encodeTables(this.#tables.finish()),
      annotations: makeAnnotations(encoded, list.words, (word) =>
        numbers.among(word, asked).map((term) => ranks[term] ?? 0),
      ),
    }
  }
}
