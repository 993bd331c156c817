interface HeldWords {
  readonly held: number
  readonly all: number
  /** As the visitor wrote them. */
  readonly missing: readonly string[]
}

export const receiptTexts = {
  why: 'Why this answer?',
  failed: "Why this answer is as it is couldn't be loaded.",
  none: 'This answer was given before reasons were kept.',
  figures: 'Figures',
  /** Of the words of the question, without those that every question has. */
  holds: (what: 'sentence' | 'passage', { held, all, missing }: HeldWords) =>
    held === all
      ? `This ${what} holds ${all === 1 ? 'the one word that matters' : `all ${all} words that matter`}.`
      : `This ${what} holds ${held} of the ${all === 1 ? 'one word that matters' : `${all} words that matter`}. Missing: ${missing.map((word) => `“${word}”`).join(', ')}.`,
  replay: "Replay on today's knowledge",
  replayHelp: 'The same question, asked again now. Nothing is stored, and it costs no credit.',
  replayFailed: "The question couldn't be asked again.",
} as const
