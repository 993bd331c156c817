export { type AgentModels, findAgentModels, type ModelUser } from './find-agent-models.ts'
export { findEmbeddingModel } from './find-embedding-model.ts'
export { getInstallationReplies } from './get-installation-replies.ts'
export { requireAvailableModel } from './require-available-model.ts'
