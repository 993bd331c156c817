interface Wording {
  /** How a heading begins that is a question but for its mark. */
  readonly questionStart: RegExp
  /** A heading that says how something is done, and the question for what follows. */
  readonly howTo?: readonly [start: RegExp, ask: (rest: string) => string]
}

const wordings: Readonly<Record<string, Wording>> = {
  en: {
    questionStart: /^(?:what|who|where|when|why|which|how(?! to\b)|can|do|does|is|are|will|may)\s/i,
    howTo: [/^how to\s+/i, (rest) => `How do I ${rest}?`],
  },
  de: {
    questionStart:
      /^(?:was|wer|wo|wann|warum|wieso|welche[rsnm]?|wie(?:\s?viele?)?|kann|gibt|darf|ist|sind)\s/i,
  },
  fr: {
    questionStart: /^(?:comment|où|quand|qui|pourquoi|combien|est-ce|quel(?:le)?s?|puis-je|peut-on)\s/i,
  },
  it: {
    questionStart: /^(?:come|dove|quando|chi|perché|quanto|quale|quali|posso|è possibile)\s/i,
  },
  pt: {
    questionStart: /^(?:como|onde|quando|quem|por que|quanto|qual|quais|posso)\s/i,
  },
  nl: {
    questionStart: /^(?:wat|wie|waar|wanneer|waarom|welke?|hoe(?:veel)?|kan|mag|is|zijn)\s/i,
  },
}

/** How to ask for what a heading names, in the language with this ISO 639-1 code: as a question where it is one, else as it stands. */
export function askFor(heading: string, language: string): string[] {
  const wording = wordings[language]
  if (wording?.questionStart.test(heading)) return [`${heading}${language === 'fr' ? ' ' : ''}?`, heading]
  const [start, ask] = wording?.howTo ?? []
  return start?.test(heading) && ask ? [ask(heading.replace(start, '')), heading] : [heading]
}
