interface MatchedWords {
  readonly matched: number
  readonly total: number
  /** As the visitor wrote them. */
  readonly missing: readonly string[]
}

function allOf(words: number): string {
  if (words === 1) return 'the key word'
  return words === 2 ? 'both key words' : `all ${words} key words`
}

export const traceTexts = {
  why: 'Why this answer?',
  failed: "The reasons for this answer couldn't be loaded.",
  none: 'No details were recorded for this answer.',
  /** For an answer given while the machine was busy. */
  meaningLate:
    'The server was too busy for semantic search, so only key words were matched. Asking again may give a better answer.',
  /** For a passage that has none of the question's words. */
  byMeaning: 'Found by meaning: it contains none of the key words.',
  /** Precedes the quoted part of a passage, for readers who don't see its color. */
  quoted: 'Quoted:',
  figures: 'Figures',
  /** For the words of the question, except those that every question has. */
  holds: (what: 'sentence' | 'passage', { matched, total, missing }: MatchedWords) =>
    matched === total
      ? `This ${what} contains ${allOf(total)}.`
      : `This ${what} contains ${matched} of the ${total === 1 ? 'key word' : `${total} key words`}. Missing: ${missing.map((word) => `“${word}”`).join(', ')}.`,
  unused: (isBegun: boolean, why: string) =>
    isBegun ? `The rest of the model's reply wasn't used: ${why}.` : `The model's reply wasn't used: ${why}.`,
  replay: 'Ask again with current knowledge',
  replayHelp: 'Asks the same question again now. Nothing is stored and no credits are used.',
  replayFailed: "The question couldn't be asked again.",
} as const
