/** A visitor's message: what is asked, and what is told around it. */
export interface Message {
  readonly question: string
  /** `''` where nothing is told. */
  readonly story: string
}

const SENTENCE_END = /(?<=[.!?…。！？؟])\s+|\n+/u
const ASKS = /[?？؟]["'”»)]*$/u
const OPENERS =
  'can|could|do|does|did|is|are|am|was|were|will|would|should|may|must|have|has|what|when|where|who|which|why|how|kann|können|könnt|darf|dürfen|gibt|habt|haben|hat|ist|sind|was|wann|wo|wer|wie|welche\\p{L}*|wieviel|muss|müssen|soll|bietet|bieten|macht|nehmt|nehmen|kostet|est-ce|puis-je|peut-on|pouvez|avez|y a-t-il|quel\\p{L}*|quand|où|comment|combien|êtes|faut-il|dois-je|puedo|podemos|se puede|hay|tienen|tenéis|qué|cuándo|cuánto|dónde|cómo|cuál|debo|posso|possiamo|si può|c.è|ci sono|avete|quanto|dove|come|quale|há|tem|têm|onde|qual|quando|kan|kunnen|mag|wat|wanneer|waar|hoeveel|hoe|moet'
const QUESTION_START = new RegExp(`^(?:and |also |und |et |y |e |en )?(?:${OPENERS})(?![\\p{L}])`, 'iu')
const TURN_TO_QUESTION = new RegExp(`(?:[,;:–—]|\\s-)\\s*(?=(?:${OPENERS})(?![\\p{L}]))`, 'iu')
/** Greetings, and words by which people speak of themselves. */
const TELLS =
  /(?<!\p{L})(?:hi|hello|hey|dear|i|i['’]m|i['’]ve|we|we['’]re|my|our|hallo|moin|guten tag|ich|wir|mein\p{L}*|unser\p{L}*|bonjour|salut|je|j['’]\p{L}+|nous|mon|ma|mes|notre|hola|buenos|buenas|soy|somos|tengo|tenemos|estoy|mi|mis|nuestr\p{L}+|ciao|buongiorno|sono|siamo|abbiamo|mio|mia|olá|oi|sou|tenho|temos|meu|minha|hoi|goedendag|ik|wij|mijn|onze)(?!\p{L})/iu

/** Parts the question of a message from the greeting and the story before or after it; a message without one is its question. */
export function splitStory(message: string): Message {
  const sentences = message.trim().split(SENTENCE_END)
  const asking = sentences.filter((sentence) => ASKS.test(sentence))
  const asked = asking.length > 0 ? asking : sentences.filter((sentence) => QUESTION_START.test(sentence))
  if (asked.length === 0) return { question: message, story: '' }
  const told = sentences.filter((sentence) => !asked.includes(sentence))
  const [first = '', ...others] = asked
  const turn = TURN_TO_QUESTION.exec(first)
  if (!turn || !TELLS.test(first.slice(0, turn.index)))
    return { question: asked.join(' '), story: told.join(' ') }
  const question = [first.slice(turn.index + turn[0].length), ...others].join(' ')
  return { question, story: [...told, first.slice(0, turn.index)].join(' ') }
}
