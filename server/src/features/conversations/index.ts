export { appendQuestionSql } from './append-question-sql.ts'
export { appendReplySql } from './append-reply-sql.ts'
export {
  type ConversationRow,
  conversations,
  isDoubtful,
  type MessageRow,
  messages,
  type ReplyKind,
  type StoredSuggestion,
  visitorPictures,
} from './base/tables.ts'
export { canContinue } from './can-continue.ts'
export type { ConversationProof } from './continuable-sql.ts'
export { continueConversationSql } from './continue-conversation-sql.ts'
export { answerPreview, answerPreviewSourceLength } from './core/answer-preview.ts'
export { messagePreview } from './core/message-preview.ts'
export { questionKey } from './core/question-key.ts'
export { visitorName } from './core/visitor-name.ts'
export { deleteExpiredConversations } from './delete-expired-conversations.ts'
export { findConversationByLastReply } from './find-conversation-by-last-reply.ts'
export { findOwnConversation } from './find-own-conversation.ts'
export { findVisitorConversation } from './find-visitor-conversation.ts'
export { findVisitorDetails } from './find-visitor-details.ts'
export { conversationHooks, type RatedMessage } from './hooks.ts'
export { type EarlierMessage, listEarlierMessages } from './list-earlier-messages.ts'
export { listEarlierQuestions } from './list-earlier-questions.ts'
export { mergeLinksSql } from './merge-links-sql.ts'
export { readableByVisitor } from './readable-by-visitor.ts'
export { startConversationSql } from './start-conversation-sql.ts'
export { toMessage } from './to-message.ts'
