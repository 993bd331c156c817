import * as account from './account.ts'
import * as agentAccess from './agent-access.ts'
import * as agentFiles from './agent-files.ts'
import * as agentUse from './agent-use.ts'
import * as agents from './agents.ts'
import * as analytics from './analytics.ts'
import * as billing from './billing.ts'
import * as chat from './chat.ts'
import * as completions from './completions.ts'
import * as conversations from './conversations.ts'
import * as corrections from './corrections.ts'
import * as dashboard from './dashboard.ts'
import * as demoAgent from './demo-agent.ts'
import * as handovers from './handovers.ts'
import * as identities from './identities.ts'
import * as installCheck from './install-check.ts'
import * as knowledge from './knowledge.ts'
import * as linkPreview from './link-preview.ts'
import * as mcp from './mcp.ts'
import * as oidc from './oidc.ts'
import * as passkeys from './passkeys.ts'
import * as publicAgents from './public-agents.ts'
import * as publish from './publish.ts'
import * as receipts from './receipts.ts'
import * as recovery from './recovery.ts'
import * as securityEvents from './security-events.ts'
import * as training from './training.ts'
import * as twoStep from './two-step.ts'
import * as websiteProfile from './website-profile.ts'
import * as websiteSyncs from './website-syncs.ts'
import * as websites from './websites.ts'
import * as widgetSites from './widget-sites.ts'
import * as workspaces from './workspaces.ts'

/** Every HTTP operation of the product. */
export const api = {
  getRegistration: account.getRegistration,
  getUser: account.getUser,
  login: account.login,
  register: account.register,
  logout: account.logout,
  updateAccount: account.updateAccount,
  changePassword: account.changePassword,
  signOutEverywhere: account.signOutEverywhere,
  listSessions: account.listSessions,
  endSession: account.endSession,
  exportAccount: account.exportAccount,
  listSecurityEvents: securityEvents.listSecurityEvents,
  deleteAccount: account.deleteAccount,
  getTwoStep: twoStep.getTwoStep,
  beginTwoStep: twoStep.beginTwoStep,
  confirmTwoStep: twoStep.confirmTwoStep,
  renewRecoveryCodes: twoStep.renewRecoveryCodes,
  turnOffTwoStep: twoStep.turnOffTwoStep,
  listPasskeys: passkeys.listPasskeys,
  offerPasskey: passkeys.offerPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  askForPasskey: passkeys.askForPasskey,
  signInWithPasskey: passkeys.signInWithPasskey,
  beginProviderSignIn: oidc.beginProviderSignIn,
  finishAtProvider: oidc.finishAtProvider,
  completeProviderSignIn: oidc.completeProviderSignIn,
  listIdentities: oidc.listIdentities,
  beginIdentityLink: oidc.beginIdentityLink,
  unlinkIdentity: oidc.unlinkIdentity,
  beginFirstPassword: oidc.beginFirstPassword,
  setFirstPassword: oidc.setFirstPassword,
  getSignInOptions: recovery.getSignInOptions,
  requestPasswordReset: recovery.requestPasswordReset,
  resetPassword: recovery.resetPassword,
  confirmEmail: recovery.confirmEmail,
  sendEmailConfirmation: recovery.sendEmailConfirmation,
  cancelEmailChange: recovery.cancelEmailChange,
  listMembers: workspaces.listMembers,
  changeMemberRole: workspaces.changeMemberRole,
  removeMember: workspaces.removeMember,
  listMemberInvitations: workspaces.listMemberInvitations,
  inviteMember: workspaces.inviteMember,
  withdrawMemberInvitation: workspaces.withdrawMemberInvitation,
  findMemberInvitation: workspaces.findMemberInvitation,
  joinWorkspace: workspaces.joinWorkspace,
  leaveWorkspace: workspaces.leaveWorkspace,
  getHandover: handovers.getHandover,
  offerHandover: handovers.offerHandover,
  withdrawHandover: handovers.withdrawHandover,
  listHandoverOffers: handovers.listHandoverOffers,
  acceptHandover: handovers.acceptHandover,
  declineHandover: handovers.declineHandover,
  getBilling: billing.getBilling,
  getOrCreateSubscription: billing.getOrCreateSubscription,
  getSubscription: billing.getSubscription,
  previewChange: billing.previewChange,
  changeSubscription: billing.changeSubscription,
  cancelSubscription: billing.cancelSubscription,
  resumeSubscription: billing.resumeSubscription,
  openBillingPortal: billing.openBillingPortal,
  getCheckout: billing.getCheckout,
  payCheckout: billing.payCheckout,
  cancelCheckout: billing.cancelCheckout,
  createAgent: agents.createAgent,
  getAgent: agents.getAgent,
  listAgents: agents.listAgents,
  createAgentWithForm: agents.createAgentWithForm,
  updateAgent: agents.updateAgent,
  deleteAgent: agents.deleteAgent,
  exportAgent: agentFiles.exportAgent,
  importAgent: agentFiles.importAgent,
  getAgentImport: agentFiles.getAgentImport,
  uploadProfileImage: agents.uploadProfileImage,
  rotateApiKey: agents.rotateApiKey,
  rotateSecretKey: agents.rotateSecretKey,
  deleteSecretKey: agents.deleteSecretKey,
  getAgentAccess: agentAccess.getAgentAccess,
  revokeRetiredKeys: agentAccess.revokeRetiredKeys,
  renewLinkKey: agentAccess.renewLinkKey,
  deleteLinkKey: agentAccess.deleteLinkKey,
  getIdentitySecret: identities.getIdentitySecret,
  renewIdentitySecret: identities.renewIdentitySecret,
  deleteIdentitySecret: identities.deleteIdentitySecret,
  listKnowledge: knowledge.listKnowledge,
  getKnowledgeEntry: knowledge.getKnowledgeEntry,
  listEntryQuestions: knowledge.listEntryQuestions,
  downloadKnowledgeFile: knowledge.downloadKnowledgeFile,
  addKnowledgeText: knowledge.addKnowledgeText,
  uploadKnowledgeFile: knowledge.uploadKnowledgeFile,
  deleteKnowledgeEntry: knowledge.deleteKnowledgeEntry,
  mapWebsite: websites.mapWebsite,
  batchScrape: websites.batchScrape,
  getScrapeStatus: websites.getScrapeStatus,
  findNewestScrape: websites.findNewestScrape,
  cancelScrape: websites.cancelScrape,
  startSync: websiteSyncs.startSync,
  findNewestSync: websiteSyncs.findNewestSync,
  dismissNewPages: websiteSyncs.dismissNewPages,
  getSyncSchedule: websiteSyncs.getSyncSchedule,
  updateSyncSchedule: websiteSyncs.updateSyncSchedule,
  readWebsiteProfile: websiteProfile.readWebsiteProfile,
  trainAgent: training.trainAgent,
  listTrainings: training.listTrainings,
  getTrainingQuestions: training.getTrainingQuestions,
  restoreTraining: training.restoreTraining,
  listConversations: conversations.listConversations,
  exportConversations: conversations.exportConversations,
  deleteConversation: conversations.deleteConversation,
  rateMessage: conversations.rateMessage,
  listMessages: conversations.listMessages,
  listVisitorConversations: conversations.listVisitorConversations,
  listVisitorMessages: conversations.listVisitorMessages,
  deleteVisitorConversation: conversations.deleteVisitorConversation,
  correctMessage: corrections.correctMessage,
  undoCorrection: corrections.undoCorrection,
  listCuratedAnswers: corrections.listCuratedAnswers,
  addCuratedAnswer: corrections.addCuratedAnswer,
  updateCuratedAnswer: corrections.updateCuratedAnswer,
  deleteCuratedAnswer: corrections.deleteCuratedAnswer,
  getPublicAgent: publicAgents.getPublicAgent,
  listStarterPrompts: publicAgents.listStarterPrompts,
  getDemoAgent: demoAgent.getDemoAgent,
  checkAccess: agentAccess.checkAccess,
  introduceVisitor: identities.introduceVisitor,
  getLinkPreview: linkPreview.getLinkPreview,
  noteOpenedLink: linkPreview.noteOpenedLink,
  getPublicAddresses: publish.getPublicAddresses,
  checkInstall: installCheck.checkInstall,
  listWidgetSites: widgetSites.listWidgetSites,
  chatStream: chat.chatStream,
  chat: chat.chat,
  followAnswer: chat.followAnswer,
  stopChat: chat.stopChat,
  createChatCompletion: completions.createChatCompletion,
  listModels: completions.listModels,
  getModel: completions.getModel,
  sendMcpMessage: mcp.sendMcpMessage,
  getAnswerReceipt: receipts.getAnswerReceipt,
  replayAnswer: receipts.replayAnswer,
  getDailyActivity: analytics.getDailyActivity,
  getBusiestHours: analytics.getBusiestHours,
  listTopQuestions: analytics.listTopQuestions,
  listUnansweredQuestions: analytics.listUnansweredQuestions,
  getDashboardStats: dashboard.getDashboardStats,
  listRecentActivities: dashboard.listRecentActivities,
  listAgentUse: agentUse.listAgentUse,
  followDashboard: dashboard.followDashboard,
} as const
