import { chatTexts } from '@parleykit/contract/chat/texts'
import { linkPreviewTexts } from '@parleykit/contract/conversations/link-preview/texts'
import { notFoundTexts } from '../../../web/src/ui/navigation/not-found-texts.ts'
import type { Rows } from '../row.ts'

/** The public chat page, the landing page, the API documentation, and what is shown where there is no page. */
export const publicPageRows = {
  'chat.not-found': {
    promised: ['Bot Not Found', "The bot you're looking for doesn't exist or is no longer available."],
    kept: { title: chatTexts.botNotFoundTitle, description: chatTexts.botNotFound },
  },
  'chat.agent-name': { promised: '(agent name)' },
  'chat.tagline': { promised: '"(tagline)"' },
  'chat.landing-question': { promised: 'What can I help with?', kept: chatTexts.landingQuestion },
  'chat.ask-placeholder': {
    promised: 'Ask (agent name) anything...',
    kept: chatTexts.askPlaceholder('(agent name)'),
  },
  'chat.can-make-mistakes': { promised: '(agent name) can make mistakes' },
  'chat.powered-by': { promised: 'Powered by ParleyKit' },
  'chat.message-placeholder': { promised: 'Message...', kept: chatTexts.messagePlaceholder },
  'chat.greeting': {
    promised: "Hello! I'm (agent name). How can I help you today?",
    kept: chatTexts.greeting('(agent name)'),
  },
  'chat.irrelevant-prompt': {
    promised: "I'm sorry, I can only answer questions related to the knowledge base.",
    kept: chatTexts.irrelevantPrompt,
  },
  'chat.trouble-connecting': {
    promised: "I'm sorry, I'm having trouble connecting right now. Please try again later.",
    kept: chatTexts.troubleConnecting,
  },
  'chat.function-call': { promised: '(Function call: (name))', kept: chatTexts.functionCall('(name)') },
  'chat.stream-failed': {
    promised: 'Failed to connect to chat stream',
    kept: chatTexts.streamFailed,
    readBy: 'widget/src/frame/chat/stream-turn.test.ts',
  },
  'chat.fallback-name': { promised: 'Buddy' },
  'chat.fallback-placeholder': { promised: 'Ask Buddy anything...', kept: chatTexts.askPlaceholder('') },
  'link-preview.failed': { promised: 'Failed to fetch link preview', kept: linkPreviewTexts.failed },
  'link-preview.visit-link': { promised: 'Visit link', kept: linkPreviewTexts.visitLink },
  'landing.headline': { promised: 'Create & Deploy AI Agents in Minutes' },
  'landing.create-your-agent': { promised: 'Create Your Agent' },
  'landing.no-credit-card': { promised: 'No credit card required' },
  'landing.get-started-free': { promised: 'Get Started Free' },
  'landing.standalone-page': {
    promised: 'Try standalone page',
    readBy: 'e2e/journeys/the-product-answers-for-itself.journey.ts',
  },
  'landing.how-it-works': { promised: 'How It Works' },
  'landing.sign-up': { promised: 'Sign Up' },
  'landing.customize': { promised: 'Customize' },
  'landing.deploy': { promised: 'Deploy' },
  'landing.engage-and-grow': { promised: 'Engage & Grow' },
  'landing.why-builder': { promised: 'No-code builder' },
  'landing.why-deployment': { promised: 'Instant deployment' },
  'landing.why-analytics': { promised: 'Real-time analytics' },
  'api-docs.sending': { promised: 'Sending a message' },
  'api-docs.continuing': { promised: 'Continuing a conversation' },
  'api-docs.best-practices': { promised: 'Best practices' },
  'api-docs.widget-place': { promised: 'Put the widget at the bottom right' },
  'api-docs.welcome': { promised: 'Write a clear welcome message' },
  'api-docs.dashboard': { promised: 'Check the dashboard' },
  'api-docs.current': { promised: 'Keep the knowledge current' },
  'api-docs.support': { promised: 'Support' },
  'not-found.page': {
    promised: ['404 Page Not Found', 'Did you forget to add the page to the router?'],
    kept: { title: notFoundTexts.title, description: notFoundTexts.hint },
  },
} satisfies Rows
