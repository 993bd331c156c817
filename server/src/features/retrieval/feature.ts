import type { Feature } from '../../platform/feature.ts'
import { knowledgeHooks } from '../knowledge/index.ts'
import { listAnsweringEntries } from './list-answering-entries.ts'

export const retrievalFeature: Feature = {
  connect: ({ hooks }) => hooks.connect(knowledgeHooks.listAnsweringEntries, listAnsweringEntries),
}
