import type { AnswerPassage } from '@parleykit/engine/text/reading/answer-passage'
import type { Work } from '../../../platform/work-process/index.ts'
import type { TopicTexts } from './list-topic-texts.ts'

export const listingTopicTexts: Work<AnswerPassage & { readonly passageId: number }, TopicTexts> = {
  module: new URL('./list-topic-texts.ts', import.meta.url),
}
