import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { questionLanguage } from '../../answering/index.ts'

/** The last event of a turn that got no answer, with words in the question's language. */
export function failureEvent(question: string, pageLanguage?: string): ChatEvent {
  const { troubleConnecting } = visitorTexts(questionLanguage(question, [], [], pageLanguage))
  return { error: chatTexts.troubleConnecting, message: troubleConnecting }
}
