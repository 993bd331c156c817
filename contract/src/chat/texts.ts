import { careTextMax, chatMessageMax, fallbackAgentName } from './limits.ts'

export const validationTexts = {
  messageRequired: 'Message is required',
  messageTooLong: `Message cannot exceed ${chatMessageMax.toLocaleString('en-US')} characters`,
  visitorIdRequired: 'visitorId is required',
  refusalTextRequired: 'Enter what visitors should read',
  refusalLanguageInvalid: 'Choose a language',
  refusalLanguageTwice: 'Each language can have one text',
  careTextTooLong: `Text cannot exceed ${careTextMax} characters`,
} as const

export const chatTexts = {
  irrelevantPrompt: "I'm sorry, I can only answer questions related to the knowledge base.",
  troubleConnecting: "I'm sorry, I'm having trouble connecting right now. Please try again later.",
  /** Shown while the connection is being retried. */
  brokenLine: {
    lost: 'The connection was lost. Trying again...',
    offline: "You're offline. We'll reconnect when you're back online.",
  },
  /** Below an answer that didn't arrive, while the connection is being retried. */
  sentLater: "We'll send your question when you're back online.",
  creditLimitReached: "I'm sorry, I can't answer any more questions this month. Please contact us directly.",
  dailyLimitReached: "I'm sorry, I can't answer any more questions today. Please come back tomorrow.",
  paused: 'This agent is taking a short break. Please check back later.',
  closed: 'This chat is open by invitation only. Please contact us for a link.',
  notReady: "This agent isn't ready yet. Please check back later.",
  streamFailed: 'Failed to connect to chat stream',
  botNotFoundTitle: 'Bot Not Found',
  botNotFound: "The bot you're looking for doesn't exist or is no longer available.",
  landingQuestion: 'What can I help with?',
  messagePlaceholder: 'Message...',
  conversationOptions: 'Conversation options',
  /** Below an unanswered question from an earlier visit. */
  unanswered: "This question wasn't answered.",
  tryAgain: 'Try again',
  /** Shown when the wait after too many questions is over. */
  canSendAgain: 'You can send your question again now.',
  /** Precedes the titles of an answer's sources. */
  sources: 'Sources: ',
  copyAnswer: 'Copy answer',
  copyCode: 'Copy code',
  codeCopied: 'Copied',
  codeNotCopied: "Couldn't copy",
  deleteConversation: 'Delete conversation',
  deleteConversationTitle: 'Delete this conversation?',
  deleteConversationText:
    'Your messages and the answers will be permanently deleted, for you and for the owner of this chat.',
  deleteConversationFailed: "The conversation couldn't be deleted. Please try again.",
  cancel: 'Cancel',
  greeting: (agentName: string) => `Hello! I'm ${agentName || fallbackAgentName}. How can I help you today?`,
  askPlaceholder: (agentName: string) => `Ask ${agentName || fallbackAgentName} anything...`,
  canMakeMistakes: (agentName: string) => `${agentName || fallbackAgentName} can make mistakes.`,
  checkImportant: 'Check important information.',
  tooLong: `Your message is too long. Please shorten it to ${chatMessageMax.toLocaleString('en')} characters.`,
  functionCall: (name: string) => `(Function call: ${name})`,
} as const
