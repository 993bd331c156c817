import { innermostHeading } from '../../text/innermost-heading.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import { countTokens } from '../../text/tokenize.ts'
import { asks, endsAsking } from '../reading/line-context.ts'

/** What the sentence at `place` stands under: the question before it in its passage, else the innermost heading; `''` for none. */
export function headlineOf(heading: string, sentences: readonly Sentence[], place: number): string {
  for (let at = place - 1; at >= 0; at--) {
    const sentence = sentences[at]
    if (sentence && asks(sentence)) return sentence.text
  }
  return innermostHeading(heading)
}

const FEWEST_WORDS_OF_A_QUESTION = 4

/** Whether a headline asks, or says what is asked, as those of question lists do: one of a word or two only names a topic. */
export function isQuestionLike(headline: string): boolean {
  return endsAsking(headline) || countTokens(headline) >= FEWEST_WORDS_OF_A_QUESTION
}

/** Openings that answer a question by yes or no, in the languages that the fixed texts are in. */
const YES_OR_NO =
  /^(?:yes|yeah|yep|no|nope|sure|certainly|absolutely|of course|unfortunately(?: not)?|sorry|not yet|ja|jawohl|nein|klar|gerne?|natürlich|selbstverständlich|leider(?: nicht| nein)?|oui|non|bien sûr|tout à fait|malheureusement|sí|si|claro|por supuesto|desde luego|lamentablemente|sì|certo|certamente|purtroppo|sim|não|claro que sim|infelizmente|nee|natuurlijk|zeker|helaas|tak|nie|oczywiście|niestety|evet|hayır|tabii|elbette|maalesef|да|нет|конечно|к сожалению|نعم|لا|بالطبع|हाँ|हां|जी हाँ|जी हां|नहीं|जी नहीं|ใช่|ได้|ไม่|是的|可以|不|不可以|はい|いいえ)(?:[,.!;:–—،。、，！]|\s[–—-])/iu

/** Whether the sentence says yes or no to what was asked above it, so that it means nothing to another question. */
export function saysYesOrNo(sentence: Sentence): boolean {
  return YES_OR_NO.test(sentence.text)
}
