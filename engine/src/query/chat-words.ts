import { lowerCase } from '../text/normalise-word.ts'
import { forEachToken } from '../text/tokenize.ts'

/** Function words as people type them in chats, and how they are spelled, by language (ISO 639-1); lower case. */
const CHAT_WORDS: Readonly<Record<string, string>> = {
  en: 'u you|ur your|urs yours|r are|whats what is|wheres where is|whens when is|whos who is|hows how is|whys why is|thats that is|theres there is|wat what|wut what|wht what|hw how|im i am|ive i have|youre you are|dont do not|doesnt does not|didnt did not|cant can not|couldnt could not|isnt is not|arent are not|wasnt was not|wont will not|wouldnt would not|havent have not|hasnt has not|pls please|plz please|plse please|thx thanks|thnx thanks|wanna want to|gonna going to|gotta got to|gimme give me|lemme let me|cuz because|coz because|abt about|w with|btw by the way',
  de: 'gibts gibt es|gehts geht es|wanns wann ist|wies wie ist|nen einen|nem einem|ner einer|ne eine|net nicht|ned nicht|nix nichts|bissl bisschen|vlt vielleicht|evtl eventuell|ggf gegebenenfalls|zb zum beispiel|aufm auf dem|aufn auf den|mitm mit dem|fürn für den|fürs für das|kannste kannst du',
  fr: 'svp s’il vous plaît|stp s’il te plaît|slt salut|bjr bonjour|ya il y a|yatil y a-t-il|pk pourquoi|pq pourquoi|qd quand|cmb combien|jpeux je peux|jsuis je suis|jveux je veux|ns nous|ds dans|pr pour|tt tout|tjs toujours|qqn quelqu’un|qqch quelque chose',
  es: 'k que|xq por qué|pq por qué|xk por qué|tb también|tmb también|porfa por favor|pf por favor|x por|dnd dónde|ke qué|kuanto cuánto|cnt cuánto|ustds ustedes|uds ustedes|vdes ustedes',
  it: 'nn non|xké perché|xkè perché|xche perché|xchè perché|cmq comunque|qnd quando|qnt quanto|x per|ke che|tt tutto',
  nl: 'ff even|wnr wanneer|hvl hoeveel|mn mijn|zn zijn|idd inderdaad|aub alstublieft|svp alstublieft|t het',
  pt: 'vc você|vcs vocês|pq por que|tb também|tbm também|qnd quando|qdo quando|qto quanto|qnto quanto|pfv por favor|pf por favor|eh é|tá está|tô estou|cmg comigo|td tudo',
}

const read = new Map<string, ReadonlyMap<string, string>>()

/** A text with the function words of chats spelled out ("r u open" → "are you open"), but for words that `isKnown`. */
export function spellOutChatWords(
  text: string,
  languages: readonly string[],
  isKnown: (word: string) => boolean,
): string {
  let spelled = ''
  let from = 0
  forEachToken(text, (token, start, end) => {
    const word = lowerCase(token)
    const meant = languages.map((language) => wordsOf(language).get(word)).find((words) => words)
    if (meant === undefined || isKnown(word)) return
    spelled += text.slice(from, start) + meant
    from = end
  })
  return spelled + text.slice(from)
}

function wordsOf(language: string): ReadonlyMap<string, string> {
  const known = read.get(language)
  if (known) return known
  const pairs = (CHAT_WORDS[language] ?? '').split('|').map((pair): [string, string] => {
    const space = pair.indexOf(' ')
    return [pair.slice(0, space), pair.slice(space + 1)]
  })
  const words = new Map(pairs)
  read.set(language, words)
  return words
}
