import type { Phrase, ScriptedTurn } from './small-agent.ts'

/** What is wrong with a reply (undefined: a refusal) to a turn; undefined where it is right. */
export function judgeReply(turn: ScriptedTurn, reply: string | undefined): string | undefined {
  if (turn.refused) return reply === undefined ? undefined : 'answered'
  if (reply === undefined) return 'refused'
  const text = fold(reply)
  const missing = turn.holds.find((phrase) => placeOf(text, phrase, 0) < 0)
  if (missing !== undefined) return `lacks "${[missing].flat().join('" or "')}"`
  const unwanted = turn.lacks.find((phrase) => text.includes(fold(phrase)))
  if (unwanted !== undefined) return `holds "${unwanted}"`
  return turn.kind === 'list' && !standInOrder(text, turn.holds) ? 'out of order' : undefined
}

/** Whether a text, case-folded, holds a phrase, or one of several. */
export function holdsPhrase(text: string, phrase: Phrase): boolean {
  return placeOf(fold(text), phrase, 0) >= 0
}

function standInOrder(text: string, phrases: readonly Phrase[]): boolean {
  let from = 0
  return phrases.every((phrase) => {
    const place = placeOf(text, phrase, from)
    from = place + 1
    return place >= 0
  })
}

/** Where the first of a phrase's alternatives begins in a folded text; -1 where there is none. */
function placeOf(text: string, phrase: Phrase, from: number): number {
  const places = [phrase].flat().map((alternative) => text.indexOf(fold(alternative), from))
  const found = places.filter((place) => place >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
