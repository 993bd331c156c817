import { agentTexts, toneProfiles } from '@parleykit/contract/agents/agent-texts'
import { validationTexts } from '@parleykit/contract/agents/texts'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { conversationTexts } from '../../../web/src/features/conversations/conversation-texts.ts'
import { connectDialogTexts } from '../../../web/src/features/publish/texts/connect-texts.ts'
import type { Rows } from '../row.ts'

/** The agent's page but for its knowledge. */
export const agentRows = {
  'agent.breadcrumb': { promised: ['Dashboard', '(agent name)'] },
  'agent.tab-knowledge': { promised: 'Knowledge' },
  'agent.tab-playground': { promised: 'Playground' },
  'agent.tab-activity': { promised: 'Activity' },
  'agent.tab-analytics': { promised: 'Analytics' },
  'agent.tab-connect': { promised: 'Connect' },
  'agent.tab-settings': { promised: 'Settings' },
  'agent.no-public-page': {
    promised: 'This agent does not have a public page yet.',
    kept: agentTexts.noPublicPage,
  },
  'agent.chart-coming-soon': { promised: 'Chart coming soon…', kept: agentTexts.chartComingSoon },
  'connect.bubble': { promised: 'recommended', kept: connectDialogTexts.recommended },
  'agent.iframe': { promised: ['width="100%"', 'height="600"'] },
  'agent.add-knowledge': {
    promised: 'Add Knowledge to train your Agent',
    kept: trainingTexts.addKnowledge,
  },
  'agent.train': { promised: 'Train Agent', kept: trainingTexts.train },
  'agent.trained': {
    promised: 'Your Agent is trained on all your data',
    kept: trainingTexts.trained,
  },
  'training.initiated': { promised: 'Training Initiated', kept: trainingTexts.initiated },
  'training.succeeded': { promised: 'Training Successful!', kept: trainingTexts.succeeded },
  'training.start-failed': { promised: 'Failed to train agent', kept: trainingTexts.startFailed },
  'training.failed-title': { promised: 'Training Failed', kept: trainingTexts.failedTitle },
  'training.failed': { promised: 'An error occurred during training.', kept: trainingTexts.failed },
  'training.failed-unexpectedly': {
    promised: 'An unexpected error occurred during training.',
    kept: trainingTexts.failedUnexpectedly,
  },
  'activity.conversations': { promised: 'Conversations' },
  'activity.prev': { promised: 'Prev' },
  'activity.next': { promised: 'Next' },
  'activity.save': { promised: 'Save' },
  'activity.cancel': { promised: 'Cancel' },
  'activity.corrected': { promised: '(corrected)' },
  'activity.list-failed': { promised: 'Failed to load conversations', kept: conversationTexts.listFailed },
  'activity.messages-failed': { promised: 'Failed to load messages', kept: conversationTexts.messagesFailed },
  'settings.image-help': { promised: '256x256 recommended' },
  'settings.danger-zone': { promised: 'Danger Zone' },
  'settings.cancel': { promised: 'Cancel' },
  'settings.no-image': { promised: 'No image selected', kept: agentTexts.noImage },
  'settings.image-failed': {
    promised: ['Image Upload Error', 'Failed to upload profile image'],
    kept: agentTexts.imageFailed,
  },
  'settings.agent-id-missing': { promised: 'Agent ID missing', kept: agentTexts.idMissing },
  'settings.updated': { promised: 'Agent updated', kept: agentTexts.updated },
  'settings.update-failed': {
    promised: 'Failed to update agent. Please try again.',
    kept: agentTexts.updateFailed.description,
  },
  'settings.deleted': { promised: 'Agent deleted', kept: agentTexts.deleted },
  'settings.delete-failed': { promised: 'Failed to delete agent', kept: agentTexts.deleteFailed.description },
  'settings.name-required': { promised: 'Agent name is required', kept: validationTexts.agentNameRequired },
  'settings.name-too-long': {
    promised: 'Agent name cannot exceed 50 characters',
    kept: validationTexts.agentNameTooLong,
  },
  'settings.description-too-long': {
    promised: 'Description cannot exceed 1000 characters',
    kept: validationTexts.descriptionTooLong,
  },
  'settings.tagline-too-long': {
    promised: 'Tagline cannot exceed 100 characters',
    kept: validationTexts.taglineTooLong,
  },
  'settings.custom-tone-too-long': {
    promised: 'Custom tone cannot exceed 500 characters',
    kept: validationTexts.customToneTooLong,
  },
  'settings.brand-color-invalid': {
    promised: 'Please enter a valid hex color code (e.g., #FF5500)',
    kept: validationTexts.brandColorInvalid,
  },
  'settings.tone-invalid': {
    promised: 'Please select a profile for your agent',
    kept: validationTexts.toneTypeInvalid,
  },
  'tone.site-navigator': {
    promised: ['Site navigator', 'Guide users to the right page or document'],
    kept: { title: toneProfiles.site_navigator.title, description: toneProfiles.site_navigator.help },
  },
  'tone.conversion-concierge': { promised: 'Boost sales', kept: toneProfiles.conversion_concierge.title },
  'tone.cross-sell-advisor': { promised: 'Cross-sell smartly', kept: toneProfiles.cross_sell_advisor.title },
  'tone.support-troubleshooter': {
    promised: 'Fix problems',
    kept: toneProfiles.support_troubleshooter.title,
  },
} satisfies Rows
