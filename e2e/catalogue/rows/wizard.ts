import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { wizardTexts } from '../../../web/src/features/agents/wizard/wizard-texts.ts'
import type { Rows } from '../row.ts'

/** The four steps from a name to a trained agent. */
export const wizardRows = {
  'wizard.step-name': { promised: 'Name Your Agent', kept: wizardTexts.steps[0] },
  'wizard.step-profile': { promised: 'Define Agent Profile', kept: wizardTexts.steps[1] },
  'wizard.step-knowledge': { promised: 'Add Knowledge', kept: wizardTexts.steps[2] },
  'wizard.step-customize': { promised: 'Customize Your Agent', kept: wizardTexts.steps[3] },
  'wizard.cancel': { promised: 'Cancel' },
  'wizard.next-knowledge': { promised: 'Next: Add Knowledge', kept: wizardTexts.nextKnowledge },
  'wizard.knowledge-first': { promised: 'Add Knowledge To Continue', kept: wizardTexts.knowledgeFirst },
  'wizard.next-customize': { promised: 'Next: Customize Agent', kept: wizardTexts.nextCustomize },
  'wizard.complete': { promised: 'Complete & Train Agent', kept: wizardTexts.complete },
  'wizard.processing': { promised: 'Processing...', kept: wizardTexts.processing },
  'wizard.training': { promised: 'Training...', kept: trainingTexts.training },
  'wizard.finalizing': { promised: 'Finalizing Agent...', kept: wizardTexts.finalizing },
  'wizard.go-back': { promised: 'Go Back & Review', kept: wizardTexts.goBack },
  'wizard.training-failed': { promised: 'Training Failed', kept: trainingTexts.failedTitle },
  'wizard.agent-base-created': { promised: 'Agent Base Created', kept: agentTexts.baseCreated },
  'wizard.agent-created': { promised: 'Agent created', kept: agentTexts.created },
  'wizard.create-failed': {
    promised: 'Failed to create agent. Please try again.',
    kept: agentTexts.createFailed.description,
  },
  'wizard.correct-highlighted': {
    promised: ['Validation Error', 'Please correct the highlighted errors.'],
    kept: { title: wizardTexts.validationTitle, description: wizardTexts.correctHighlighted },
  },
  'wizard.first-message': { promised: ['Validation Error', 'Agent name is required'] },
  'wizard.correct-all': {
    promised: ['Validation Error', 'Please correct all errors before submitting.'],
    kept: { title: wizardTexts.validationTitle, description: wizardTexts.correctAll },
  },
  'wizard.save-failed': {
    promised: ['Submission Error', 'Failed to save the agent configuration.'],
    kept: wizardTexts.saveFailed,
  },
  'wizard.agent-id-missing': { promised: ['Error', 'Agent ID Missing'], kept: wizardTexts.idMissing },
} satisfies Rows
