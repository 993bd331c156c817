import type { Change } from './switch-off.ts'

const off = (file: string, name: string, code: string): Change => ({ file, name, code })
/** Without these parts of all language packs. */
const without = (...fields: readonly string[]): Change =>
  off(
    'languages/packs.ts',
    'definePack',
    `data = structuredClone(data); ${fields.map((field) => `delete data.${field}`).join('; ')}`,
  )
const concept = (name: string): Change =>
  off('text/concepts.ts', 'CONCEPTS', `OWN.filter(({ term }) => term !== MARK + '${name}')`)

/** What the engine does beyond its model of relevance, and how each is switched off. */
export const HEURISTICS: Readonly<Record<string, readonly Change[]>> = {
  none: [],
  'degree words': [off('query/analyse-question.ts', 'ATTRIBUTE', '/(?!)/u')],
  'asked objects': [off('query/analyse-question.ts', 'THING', '/(?!)/u')],
  'paired words': [off('query/paired-words.ts', 'pairReader', 'return () => undefined')],
  'short forms': [off('query/find-forms.ts', 'wordsOfShortForm', 'return []')],
  'typos, known words': [off('query/find-spellings.ts', 'findSpellings', 'return []')],
  'typos, listed words': [off('query/find-spellings.ts', 'findListedSpelling', 'return undefined')],
  'typos, similar terms': [off('query/find-similar-terms.ts', 'findSpelling', 'return undefined')],
  relatives: [off('query/find-similar-terms.ts', 'findRelatives', 'return []')],
  'compound parts': [off('query/split-compound.ts', 'splitCompound', 'return undefined')],
  'word forms': [without('wordGroups?.forms')],
  synonyms: [without('wordGroups?.synonyms')],
  'same words': [without('wordGroups?.same')],
  'topic words': [without('wordGroups?.topics')],
  names: [off('query/analyse-question.ts', 'isName', 'return false')],
  context: [off('query/analyse-question.ts', 'analyseQuestion', "askedBefore = ''")],
  ...Object.fromEntries(
    [
      'email',
      'phone',
      'contact',
      'hours',
      'money',
      'payment',
      'reduction',
      'money-back',
      'address',
      'work',
      'voucher',
      'gluten',
    ].map((name) => [`concept ${name}`, [concept(name)]] as const),
  ),
  'concept phrases': [off('text/concepts.ts', 'phraseFor', 'return /(?!)/u')],
  concepts: [off('text/concepts.ts', 'CONCEPTS', '[]')],
  weekdays: [off('text/weekdays.ts', 'weekdaysIn', 'return new Set()')],
  months: [
    off('text/months.ts', 'monthsIn', 'return new Set()'),
    off('text/months.ts', 'monthAlone', 'return undefined'),
  ],
  'question parts': [off('answer/question-parts.ts', 'questionParts', 'return []')],
  'answer kinds': [off('text/annotations/answer-kinds.ts', 'expectedAnswerType', "return 'other'")],
  'yes and no': [off('text/annotations/question-above.ts', 'saysYesOrNo', 'return false')],
  'lines asked for': [off('answer/excerpts/requested-rows.ts', 'requestedRows', 'return run.lines')],
  'follow-up openings': [off('answer/conversation/follow-up-context.ts', 'OPENING', '/(?!)/u')],
  'follow-up references': [off('answer/conversation/follow-up-context.ts', 'BACK_REFERENCE', '/(?!)/u')],
  'follow-up bare references': [off('answer/conversation/follow-up-context.ts', 'BARE_REFERENCE', '/(?!)/u')],
  'follow-up prepositions': [off('answer/conversation/follow-up-context.ts', 'PREPOSITION', '/(?!)/u')],
  'follow-up function words': [
    off('answer/conversation/follow-up-context.ts', 'saysNothing', 'return false'),
  ],
  'sentences between': [
    off('answer/excerpts/choose-sentences.ts', 'withBetween', 'return [...positions].sort((a, b) => a - b)'),
  ],
  paragraphs: [off('answer/excerpts/choose-sentences.ts', 'blockOfProse', 'return [position]')],
  'asked topics': [off('answer/suggestions/find-asked-topic.ts', 'findAskedTopic', 'return undefined')],
  'language biases': [off('answer/evidence/answerability-weights.ts', 'LANGUAGE_BIASES', '{}')],
  abbreviations: [off('text/abbreviations.ts', 'endsOnAbbreviation', 'return false')],
  'topic names of lines': [off('text/annotations/topic-names.ts', 'ownName', 'return undefined')],
  'plain tables': [off('text/parse-table.ts', 'parseTable', 'return undefined')],
  'run-in titles': [off('text/annotations/question-above.ts', 'runInTitle', 'return undefined')],
  'questions elsewhere': [off('text/annotations/question-above.ts', 'goesOnElsewhere', 'return false')],
  'common words': [off('text/common-words.ts', 'languageByCommonWords', 'return undefined')],
  'dates are no typos': [off('query/analyse-question.ts', 'namesDate', 'return false')],
  'held function words': [off('query/analyse-question.ts', 'asksForHeld', 'return false')],
  'best sections': [off('answer/excerpts/choose-sentences.ts', 'ofBestSections', 'return [...ranked]')],
}
