import { type PassageIndex, questionLanguages } from '../../index/passage-index.ts'
import { conceptsIn } from '../../text/concepts.ts'
import { indexTerms } from '../../text/index-terms.ts'
import { answerKindsIn } from '../../text/reading/answer-kinds.ts'
import type { Topic } from '../../text/reading/find-topics.ts'
import { GrowingWordList } from '../../text/reading/word-list.ts'
import { wordsIn } from '../../text/words-in.ts'
import { letterGroups } from './letter-groups.ts'
import { type FoldedText, foldText } from './share-letters.ts'

/** What a topic says, read once for each object: words by their numbers, each once. */
export interface TopicWords {
  /** Of what it stands under and is called; of its sentences. */
  readonly inHead: Uint32Array
  readonly inText: Uint32Array
  readonly headConcepts: readonly string[]
  readonly textConcepts: readonly string[]
  /** See `answerKindsIn`. */
  readonly kinds: number
  /** All of it for `shareLetters`, made where it is asked for. */
  readonly folded: FoldedText
}

const known = new WeakMap<Topic, { readonly words: TopicVocabulary; readonly read: TopicWords }>()
const vocabularies = new WeakMap<PassageIndex, TopicVocabulary>()

/** The words of the topics of an index, as far as these were looked at; the same object for the same index. */
export function topicVocabulary(index: PassageIndex): TopicVocabulary {
  const kept = vocabularies.get(index) ?? new TopicVocabulary(questionLanguages(index))
  vocabularies.set(index, kept)
  return kept
}

/** Words of topics, found by their terms and by what they look like. */
export class TopicVocabulary {
  readonly #languages: readonly string[]
  readonly #list = new GrowingWordList()
  /** By word: its terms, the likeliest first, and how many letter groups it has. */
  readonly #terms: (readonly string[])[] = []
  readonly #groupCounts: number[] = []
  readonly #withTerm = new Map<string, number[]>()
  readonly #withGroup = new Map<number, number[]>()
  #counts = new Uint16Array()

  constructor(languages: readonly string[]) {
    this.#languages = languages
  }

  read(topic: Topic): TopicWords {
    const kept = known.get(topic)
    if (kept?.words === this) return kept.read
    const { passage, sentences, label } = topic
    const text = sentences.map((sentence) => sentence.text).join('\n')
    const head = [passage.title, passage.heading, label, ...(passage.questions ?? [])].join(' ')
    let folded: FoldedText | undefined
    const read: TopicWords = {
      inHead: this.#numbersOf(head),
      inText: this.#numbersOf(text),
      headConcepts: conceptsIn(head),
      textConcepts: conceptsIn(text),
      kinds: answerKindsIn(text),
      get folded() {
        folded ??= foldText(`${head} ${text}`)
        return folded
      },
    }
    known.set(topic, { words: this, read })
    return read
  }

  /** Of the words that have one of some terms: what their likeliest one of these stands for. */
  wordsOf<Meaning>(terms: ReadonlyMap<string, Meaning>): Map<number, Meaning> {
    const found = new Map<number, Meaning>()
    for (const term of terms.keys()) {
      for (const word of this.#withTerm.get(term) ?? []) {
        const first = this.#terms[word]?.find((own) => terms.has(own))
        const meaning = first === undefined ? undefined : terms.get(first)
        if (meaning !== undefined) found.set(word, meaning)
      }
    }
    return found
  }

  /** The words whose letter groups and those asked for have at least this coefficient of Dice's, with it. */
  wordsAlike(asked: ReadonlySet<number>, least: number): [word: number, dice: number][] {
    const shared = this.#emptyCounts()
    const words: number[] = []
    for (const group of asked)
      for (const word of this.#withGroup.get(group) ?? []) {
        const count = shared[word] ?? 0
        if (count === 0) words.push(word)
        shared[word] = count + 1
      }
    const alike: [word: number, dice: number][] = []
    for (const word of words) {
      const dice = (2 * (shared[word] ?? 0)) / ((this.#groupCounts[word] ?? 0) + asked.size)
      shared[word] = 0
      if (dice >= least) alike.push([word, dice])
    }
    return alike
  }

  /** By word, all 0; the same array each time, as long as there is room for all words. */
  #emptyCounts(): Uint16Array {
    if (this.#counts.length < this.#terms.length) this.#counts = new Uint16Array(2 * this.#terms.length)
    return this.#counts
  }

  lengthOf(word: number): number {
    return this.#list.wordAt(word).length
  }

  #numbersOf(text: string): Uint32Array {
    return Uint32Array.from(new Set(wordsIn(text)), (word) => this.#add(word))
  }

  #add(word: string): number {
    const number = this.#list.add(word)
    if (number < this.#terms.length) return number
    const terms = indexTerms(word, this.#languages)
    const groups = new Set(letterGroups(word))
    this.#terms.push(terms)
    this.#groupCounts.push(groups.size)
    for (const term of new Set(terms)) push(this.#withTerm, term, number)
    for (const group of groups) push(this.#withGroup, group, number)
    return number
  }
}

function push<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key)
  if (list) list.push(number)
  else lists.set(key, [number])
}
