/** Openings that go on from what was asked before: "and for children?", "what about Austria?". */
const OPENING =
  /^(?:and|but|or|what about|how about|what if|also|same for|und|aber|wie (?:ist|sieht) es (?:mit|bei)|was ist mit|et|mais|y|pero|qué (?:hay|pasa) (?:de|con)|e|ma|mas|en|maar|och|og|a co z|и|а)(?![\p{L}'’])/u
/** Words that stand for something said before. */
const BACK_REFERENCE =
  /(?<![\p{L}'’])(?:it|its|they|them|their|he|him|his|she|her|hers|this|these|those|ihn|ihm|dazu|davon|dafür|dort|elle|ils|elles|cela|ça|celui|celle|eso|esto|ello|ellos|ellas|allí|questo|quello|isso|isto|daar)(?![\p{L}'’])/u
/** Longer questions can stand by themselves even where they refer to something. */
const MOST_WORDS = 8
const MOST_STEPS = 3

/**
 * The earlier question, or questions, that a short elliptical one can't be understood without; `''` when it stands by
 * itself. `previousQuestions` are the visitor's own, oldest first. Hand the result to `searchIndex` as `context`.
 */
export function followUpContext(question: string, previousQuestions: readonly string[]): string {
  if (!isElliptical(question)) return ''
  const context: string[] = []
  for (const previous of previousQuestions.slice(-MOST_STEPS).toReversed()) {
    context.unshift(previous)
    if (!isElliptical(previous)) break
  }
  return context.join(' ')
}

function isElliptical(question: string): boolean {
  const lower = question
    .trim()
    .toLowerCase()
    .replace(/^[¿¡"'(\s]+/, '')
  const words = lower.split(/\s+/).length
  return words <= MOST_WORDS && (OPENING.test(lower) || BACK_REFERENCE.test(lower))
}
