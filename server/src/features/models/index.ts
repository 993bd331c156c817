export { type AgentModels, findAgentModels, type ModelUser } from './find-agent-models.ts'
export { getInstallationReplies } from './get-installation-replies.ts'
