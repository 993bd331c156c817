import { validationTexts } from '@parleykit/contract/knowledge/texts'
import { knowledgeTexts } from '../../../web/src/features/knowledge/knowledge-texts.ts'
import type { Rows } from '../row.ts'

/** The Knowledge tab's files and texts. */
export const knowledgeRows = {
  'knowledge.files': { promised: 'Files' },
  'knowledge.added': { promised: 'Knowledge base added', kept: knowledgeTexts.added },
  'knowledge.add-failed': {
    promised: 'Failed to add knowledge base. Please try again.',
    kept: knowledgeTexts.addFailed.description,
  },
  'knowledge.content-required': { promised: 'Content is required', kept: validationTexts.contentRequired },
  'knowledge.uploaded': { promised: 'File uploaded', kept: knowledgeTexts.uploaded },
  'knowledge.upload-failed': {
    promised: 'Failed to upload file. Please try again.',
    kept: knowledgeTexts.uploadFailed.description,
  },
  'knowledge.delete-failed': {
    promised: 'Failed to delete knowledge base entry. Please try again.',
    kept: knowledgeTexts.deleteFailed.description,
  },
} satisfies Rows
