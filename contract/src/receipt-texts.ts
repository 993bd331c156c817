interface HeldWords {
  readonly held: number
  readonly all: number
  /** As the visitor wrote them. */
  readonly missing: readonly string[]
}

function allOf(words: number): string {
  if (words === 1) return 'the one word'
  return words === 2 ? 'both words' : `all ${words} words`
}

export const receiptTexts = {
  why: 'Why this answer?',
  failed: "The reasons for this answer couldn't be loaded.",
  none: 'This answer was given before reasons were kept.',
  /** Of an answer that was given while the machine was busy. */
  meaningLate:
    'The server was too busy to find out in time what the question means, so its words decided alone. Asked again, it may get a better answer.',
  /** Of a passage without any word of the question. */
  byMeaning: 'Found by its meaning: it holds none of the words that matter.',
  /** Before the part of a passage that the answer quotes, for who doesn't see its color. */
  quoted: 'Quoted:',
  figures: 'Figures',
  /** Of the words of the question, without those that every question has. */
  holds: (what: 'sentence' | 'passage', { held, all, missing }: HeldWords) =>
    held === all
      ? `This ${what} holds ${allOf(all)} that ${all === 1 ? 'matters' : 'matter'}.`
      : `This ${what} holds ${held} of the ${all === 1 ? 'one word that matters' : `${all} words that matter`}. Missing: ${missing.map((word) => `“${word}”`).join(', ')}.`,
  replay: "Ask again with today's knowledge",
  replayHelp: 'The same question, asked again now. Nothing is stored, and it costs no credit.',
  replayFailed: "The question couldn't be asked again.",
} as const
