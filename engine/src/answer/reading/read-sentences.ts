import { type Sentence, splitIntoSentences } from '../../text/split-into-sentences.ts'

/** Words before a question or its answer in a list of them, in the languages that the fixed texts are in. */
const WORDS =
  'question|answer|frage|antwort|réponse|pregunta|respuesta|pergunta|resposta|domanda|risposta|vraag|antwoord|pytanie|odpowiedź|soru|cevap|yanıt|вопрос|ответ|السؤال|سؤال|الجواب|جواب|प्रश्न|उत्तर|คำถาม|คำตอบ|ถาม|ตอบ|问题|问|答案|答|問|質問|回答'
const LETTERS = 'q|a|f|r|p|d|v|o|s|c|в|о|س|ج'
const labelOf = (words: string) =>
  new RegExp(
    `^(?:\\*\\*)?(?:${words})\\s?\\d{0,3}\\.?\\s?(?:\\*\\*\\s?[:：]|[:：]\\*\\*|[:：])\\s*(?=\\S)`,
    'iu',
  )
const WORD_LABEL = labelOf(WORDS)
const ANY_LABEL = labelOf(`${WORDS}|${LETTERS}`)
/** A letter may stand for anything, unless it is before a question. */
const LABELLED_QUESTION = new RegExp(
  `(?:^|›\\s*|\\n)(?:\\*\\*)?(?:${LETTERS})\\s?\\d{0,3}\\.?(?:\\*\\*)?\\s?[:：][^\\n›]*[?？؟]`,
  'iu',
)

export interface PassageText {
  readonly heading: string
  readonly text: string
}

const known = new WeakMap<PassageText, readonly Sentence[]>()

/**
 * A passage's sentences as they can be said: "A:" and "Answer:" are left out of what they begin, so that each is still an
 * exact part of the text. Cut once for each object.
 */
export function readSentences(passage: PassageText): readonly Sentence[] {
  const sentences = known.get(passage) ?? cutSentences(passage)
  known.set(passage, sentences)
  return sentences
}

function cutSentences({ heading, text }: PassageText): Sentence[] {
  const label = LABELLED_QUESTION.test(heading) || LABELLED_QUESTION.test(text) ? ANY_LABEL : WORD_LABEL
  return splitIntoSentences(text).map((sentence) => {
    if (sentence.kind !== 'prose') return sentence
    const length = label.exec(sentence.text)?.[0].length ?? 0
    return { ...sentence, start: sentence.start + length, text: sentence.text.slice(length) }
  })
}
