import { type PassageIndex, questionLanguages } from '../../index/passage-index.ts'
import { conceptsIn } from '../../text/concepts.ts'
import { indexTerms } from '../../text/index-terms.ts'
import { answerKindsIn } from '../../text/reading/answer-kinds.ts'
import type { Topic } from '../../text/reading/find-topics.ts'
import { GrowingWordList } from '../../text/reading/word-list.ts'
import { wordsIn } from '../../text/words-in.ts'
import { type GroupNumbers, WordGroups } from './word-groups.ts'

/** The words of a topic, read once for each object, as distinct word numbers. */
export interface TopicWords {
  /** Words of its names and headings; words of its sentences. */
  readonly inHead: Uint32Array
  readonly inText: Uint32Array
  readonly headConcepts: readonly string[]
  readonly textConcepts: readonly string[]
  /** See `answerKindsIn`. */
  readonly kinds: number
  /** Its letter groups, computed on first use. */
  readonly groups: GroupNumbers
}

const known = new WeakMap<Topic, { readonly words: TopicVocabulary; readonly read: TopicWords }>()
const vocabularies = new WeakMap<PassageIndex, TopicVocabulary>()

/** The words of the topics of an index, as far as they were read. Returns the same object for the same index. */
export function topicVocabulary(index: PassageIndex): TopicVocabulary {
  const kept = vocabularies.get(index) ?? new TopicVocabulary(questionLanguages(index))
  vocabularies.set(index, kept)
  return kept
}

/** Words of topics, found by their terms and by their letters. */
export class TopicVocabulary {
  readonly #languages: readonly string[]
  readonly #list = new GrowingWordList()
  /** Terms of each word, likeliest first. */
  readonly #terms: (readonly string[])[] = []
  readonly #withTerm = new Map<string, number[]>()
  /** The letter groups of the words. */
  readonly groups = new WordGroups()

  constructor(languages: readonly string[]) {
    this.#languages = languages
  }

  read(topic: Topic): TopicWords {
    const kept = known.get(topic)
    if (kept?.words === this) return kept.read
    const { passage, sentences, label } = topic
    const text = sentences.map((sentence) => sentence.text).join('\n')
    const head = [passage.title, passage.heading, label, ...(passage.questions ?? [])].join(' ')
    const inHead = this.#numbersOf(head)
    const inText = this.#numbersOf(text)
    const { groups: all } = this
    let groups: GroupNumbers | undefined
    const read: TopicWords = {
      inHead,
      inText,
      headConcepts: conceptsIn(head),
      textConcepts: conceptsIn(text),
      kinds: answerKindsIn(text),
      get groups() {
        groups ??= all.groupsOf([...inHead, ...inText])
        return groups
      },
    }
    known.set(topic, { words: this, read })
    return read
  }

  /** For the words that have one of the given terms: the match of their likeliest one. */
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
    this.#terms.push(terms)
    for (const term of new Set(terms)) push(this.#withTerm, term, number)
    this.groups.add(word)
    return number
  }
}

function push<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key)
  if (list) list.push(number)
  else lists.set(key, [number])
}
