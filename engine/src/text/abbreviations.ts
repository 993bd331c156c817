import { stopWordsOf } from '../languages/languages.ts'

/** Words whose full stop ends no sentence, also before a capital letter. */
const ABBREVIATION =
  /(?:^|[\s(["'“‘/])(?:\p{Lu}|\p{Lo}\p{M}*|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Gen|Col|Capt|Lt|Sgt|Rev|Hon|No|Nos|Nr|Vol|Art|Arts|Fig|Sec|Ch|pp?|ca?|vs?|approx|e\.g|i\.e|cf|al|Inc|Ltd|Co|Corp|[Tt]el|[Kk]l|[Ii]nkl|[Ee]xkl|[Zz]zgl|[Gg]gf|[Ee]vtl|bzw|z\.\s?B|d\.\s?h|u\.\s?a|v\.\s?a|Abs|Hr|Fr|Str|usw|env|av|Mme|Mlle|Sra?|Dra?|Ud|Uds|т\.е|г|ул|стр|тел|ул|np|godz|ul|tzn|örn)\.\s*$/u

/** Full stops after ordinals ("24. Dezember", "XIV."), dotted acronyms (U.S., a.m.), and short weekdays and months. */
const DOUBTFUL =
  /(?:^|[\s(–-])(?:\d{1,2}|[IVX]{1,6}|(?:\p{L}\.)+\p{L}|Mo|Di|Mi|Do|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez)\.\s*$/u
const FIRST_WORD = /^["'“„«(]*([\p{L}\p{N}]+)/u
/** Whose sentences begin with a word of these lists more often than not. */
const LANGUAGES = ['en', 'de', 'da', 'no', 'pl', 'cs', 'fi', 'tr']
const LOOK_BACK = 12

/** Whether the full stop that `text` ends on belongs to its last word; a doubtful one ends a sentence before a function word. */
export function endsOnAbbreviation(text: string, next: string): boolean {
  const end = text.slice(-LOOK_BACK)
  // "example.com/register?id=42": nothing ends where nothing is between.
  if (/[.?!]$/.test(end) && /^[\p{Ll}\p{N}]/u.test(next)) return true
  if (ABBREVIATION.test(end)) return true
  if (!DOUBTFUL.test(end)) return false
  const word = FIRST_WORD.exec(next)?.[1]?.toLowerCase()
  return word !== undefined && !LANGUAGES.some((language) => stopWordsOf(language).has(word))
}
