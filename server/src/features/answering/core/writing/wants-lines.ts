import type { Answer } from '@parleykit/engine/answer/compose-answer'

const LINE = /(?:^|\n)[ \t]{0,20}(?:\||[-*+•–]\s|\d{1,3}[.)]\s)/
/** Questions that ask for several things, in the languages that the fixed texts are in. */
const ASKS_FOR_SEVERAL =
  /(?<!\p{L})(?:list|table|all|every|menu|prices|hours|times|which|what are|liste|tabelle|alle|welche|preise|zeiten|öffnungszeiten|tous|toutes|quels|quelles|tarifs|horaires|lista|todos|todas|cuáles|qué|precios|horarios|quais|preços|horários|tutti|tutte|quali|prezzi|orari|welke|prijzen|tijden|wszystkie|jakie|ceny|godziny|bütün|hangi|fiyatlar|saatleri|все|какие|цены|часы)(?!\p{L})|一覧|全部|すべて|料金表|哪些|所有|多少钱|كل|ما هي|सभी|कौन|ทั้งหมด|อะไรบ้าง/iu

/** Whether a question asks for the lines of a list or table: by its words, or since such lines answer it best. */
export function wantsLines(question: string, answer: Answer): boolean {
  return ASKS_FOR_SEVERAL.test(question) || (answer.kind === 'answer' && LINE.test(answer.text))
}
