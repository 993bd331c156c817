interface Wording {
  /** From the most natural question to the one with the fewest words beside the topic. */
  readonly about: readonly ((topic: string) => string)[]
  /** How a heading begins that is a question but for its mark. */
  readonly questionStart?: RegExp
  /** A heading that says how something is done, and the question for what follows. */
  readonly howTo?: readonly [start: RegExp, ask: (rest: string) => string]
}

const wordings: Readonly<Record<string, Wording>> = {
  en: {
    about: [(topic) => `What should I know about ${topic}?`, (topic) => `What about ${topic}?`],
    questionStart: /^(?:what|who|where|when|why|which|how(?! to\b)|can|do|does|is|are|will|may)\s/i,
    howTo: [/^how to\s+/i, (rest) => `How do I ${rest}?`],
  },
  de: {
    about: [(topic) => `Was muss ich über ${topic} wissen?`, (topic) => `Was ist mit ${topic}?`],
    questionStart:
      /^(?:was|wer|wo|wann|warum|wieso|welche[rsnm]?|wie(?:\s?viele?)?|kann|gibt|darf|ist|sind)\s/i,
  },
  fr: {
    about: [(topic) => `Que faut-il savoir sur ${topic} ?`, (topic) => `Et pour ${topic} ?`],
    questionStart: /^(?:comment|où|quand|qui|pourquoi|combien|est-ce|quel(?:le)?s?|puis-je|peut-on)\s/i,
  },
  es: {
    about: [(topic) => `¿Qué debo saber sobre ${topic}?`, (topic) => `¿Qué hay sobre ${topic}?`],
  },
  it: {
    about: [(topic) => `Che cosa devo sapere su ${topic}?`, (topic) => `Che cosa c'è su ${topic}?`],
    questionStart: /^(?:come|dove|quando|chi|perché|quanto|quale|quali|posso|è possibile)\s/i,
  },
  pt: {
    about: [(topic) => `O que devo saber sobre ${topic}?`, (topic) => `O que há sobre ${topic}?`],
    questionStart: /^(?:como|onde|quando|quem|por que|quanto|qual|quais|posso)\s/i,
  },
  nl: {
    about: [(topic) => `Wat moet ik weten over ${topic}?`, (topic) => `Wat is er over ${topic}?`],
    questionStart: /^(?:wat|wie|waar|wanneer|waarom|welke?|hoe(?:veel)?|kan|mag|is|zijn)\s/i,
  },
  pl: { about: [(topic) => `Co warto wiedzieć na temat: ${topic}?`] },
  tr: { about: [(topic) => `${topic} hakkında ne bilmeliyim?`] },
  ru: { about: [(topic) => `Что нужно знать на тему «${topic}»?`] },
  ar: { about: [(topic) => `ماذا يجب أن أعرف عن ${topic}؟`] },
  hi: { about: [(topic) => `${topic} के बारे में मुझे क्या जानना चाहिए?`] },
  zh: { about: [(topic) => `关于${topic}，我需要了解什么？`] },
  ja: { about: [(topic) => `${topic}について教えてください。`] },
}

/** Questions about `topic` in the language with this ISO 639-1 code, the best first; the bare topic is the last. */
export function askAbout(topic: string, language: string): string[] {
  const wording = wordings[language]
  if (!wording) return [topic]
  if (wording.questionStart?.test(topic)) return [`${topic}${language === 'fr' ? ' ' : ''}?`, topic]
  const [start, ask] = wording.howTo ?? []
  if (start?.test(topic) && ask) return [ask(topic.replace(start, '')), topic]
  return [...wording.about.map((word) => word(topic)), topic]
}
