import { api } from '@parleykit/contract/api'
import type { RouteDefinition } from '@parleykit/contract/base/route'

type Api = typeof api
/** Routes that take a body; each needs a valid one, so that a refusal is about whose it is and nothing else. */
type Bodied = {
  [Name in keyof Api]: Api[Name] extends { access: 'owner' | 'account'; body: object } ? Name : never
}

const plantedAction = {
  ...{
    kind: 'form',
    form: { mails: false },
    name: 'Planted',
    purpose: '',
    phrases: ['Plant a tree'],
    inputs: [],
  },
  ...{ audience: 'anyone', asksFirst: false, doneText: '', isOn: false },
}

const plantedServer = { name: 'Planted', url: 'http://127.0.0.1/mcp', auth: 'none', header: null }

const bodies: Record<Bodied[keyof Api], unknown> = {
  changeMemberRole: { role: 'editor' },
  createModelConnection: { provider: 'ollama' },
  updateModelConnection: { provider: 'ollama' },
  chooseModels: { reply: null },
  createInstallationConnection: { provider: 'ollama' },
  updateInstallationConnection: { provider: 'ollama' },
  chooseInstallationModels: { reply: null },
  setModelBudget: { budget: null },
  setModelPrice: { model: 'chat', price: null },
  setInstallationModelPrice: { model: 'chat', price: null },
  checkSource: { kind: 'github', address: 'http://127.0.0.1/owner/name' },
  connectSource: { kind: 'github', address: 'http://127.0.0.1/owner/name' },
  changeSource: { name: 'Prices' },
  syncSource: {},
  inviteMember: { role: 'viewer' },
  offerHandover: { userId: 1, password: 'correct horse' },
  joinWorkspace: { token: 'Planted by somebody else.' },
  getOrCreateSubscription: { tier: 'hobby', isYearly: true },
  previewChange: { tier: 'pro' },
  changeSubscription: { tier: 'pro' },
  payCheckout: { card: 'works' },
  beginTwoStep: { password: 'correct horse' },
  confirmTwoStep: { code: '000000' },
  renewRecoveryCodes: { password: 'correct horse', code: '000000' },
  turnOffTwoStep: { password: 'correct horse', code: '000000' },
  offerPasskey: { password: 'correct horse' },
  addPasskey: {
    credential: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  },
  renamePasskey: { name: 'Taken over' },
  removePasskey: { password: 'correct horse' },
  beginIdentityLink: { password: 'correct horse' },
  unlinkIdentity: { password: 'correct horse' },
  setFirstPassword: { ticket: 'Planted by somebody else.', newPassword: 'battery staple' },
  createAgent: { name: 'Mine' },
  createAgentWithForm: { name: 'Mine' },
  updateAgent: { name: 'Taken over', status: 'inactive' },
  addKnowledgeText: { content: 'Planted by somebody else.' },
  changeKnowledgeText: { content: 'Planted by somebody else.', version: 'any' },
  changeEntryTables: { choices: { leftOutSheets: [], sheets: [] } },
  askKnowledgeEntry: { question: 'What does it say?' },
  tryVariant: { question: 'What does it say?', variant: { model: 'none' } },
  mapWebsite: { url: 'https://example.com/' },
  readWebsiteProfile: { url: 'https://example.com/' },
  checkInstall: { url: 'https://example.com/' },
  startSync: {},
  dismissNewPages: { urls: ['https://example.com/planted'] },
  updateSyncSchedule: { every: 'off', trainAfterwards: false },
  batchScrape: { urls: ['https://example.com/planted'] },
  saveChecks: { questions: ['Is it planted?'] },
  addCuratedAnswer: { question: 'Is it planted?', answer: 'Planted by somebody else.' },
  updateCuratedAnswer: { question: 'Is it planted?', answer: 'Planted by somebody else.' },
  importCuratedAnswers: {
    rows: [{ row: 2, question: 'Is it planted?', answer: 'Planted by somebody else.' }],
    isPreview: false,
  },
  changePassword: { currentPassword: 'correct horse', newPassword: 'battery staple' },
  deleteAccount: { username: 'somebody else', password: 'correct horse' },
  updateAccount: { username: 'renamed', email: 'renamed@example.com', currentPassword: 'correct horse' },
  createAction: plantedAction,
  connectMcpServer: plantedServer,
  updateMcpServer: { name: 'Planted', header: null },
  addMcpTools: { tools: ['planted'] },
  approveMcpTool: { hash: 'planted' },
  finishMcpSignIn: { answer: 'code=planted&state=1.1.planted' },
  updateAction: plantedAction,
  tryAction: { values: {} },
  declineRun: { reason: 'Planted by somebody else.' },
  readOpenapi: { document: 'openapi: 3.1.0' },
  createWebhook: { url: 'https://example.com/planted', events: ['message.rated_down'] },
  updateWebhook: { status: 'off' },
  takeOver: {},
  stayInTakeover: { isTyping: true },
  sayAsPerson: { content: 'Planted by somebody else.', messageKey: 'planted-by-somebody-else' },
  dismissWork: { messageIds: [1], isDismissed: true },
  correctMessage: { content: 'Planted by somebody else.' },
  enterOperatorCode: { code: 'abcd-efgh-jkmn-pqrs' },
  grantAccountPlan: { plan: 'pro', password: 'correct horse' },
  setAccountState: { isDisabled: true, password: 'correct horse' },
  createAccountResetLink: { password: 'correct horse' },
  turnOffAccountTwoStep: { password: 'correct horse' },
  inviteAccount: {},
  publishNotice: { text: 'Planted by somebody else.' },
  chooseAudience: { audience: 'customers' },
  saveMailServer: {
    ...{ host: '127.0.0.1', port: 25, encryption: 'none', from: 'planted@example.com' },
    currentPassword: 'correct horse',
  },
  chooseRegistration: { mode: 'open' },
  connectStripe: { secretKey: 'sk_test_planted', currentPassword: 'correct horse' },
  disconnectStripe: { password: 'correct horse' },
  removeMailServer: { password: 'correct horse' },
}

export interface NamedRoute {
  readonly name: string
  readonly route: RouteDefinition
  readonly body: unknown
}

/** Every route that asks for a session. */
export const sessionRoutes: readonly NamedRoute[] = Object.entries<RouteDefinition>(api)
  .filter(([, { access }]) => access !== 'public')
  .map(([name, route]) => ({ name, route, body: bodies[name as keyof typeof bodies] }))

/**
 * A route's path with ids in it.
 * @throws Error when there is no example for one of its parameters: give the first owner one.
 */
export function fillPath(path: string, ids: Readonly<Record<string, string | number>>): string {
  return path.replace(/([\w-]+)\/:(\w+)/g, (_, segment: string, name: string) => {
    const id = ids[`${segment}/:${name}`]
    if (id === undefined) throw new Error(`The first owner has no example of ${segment}/:${name}`)
    return `${segment}/${encodeURIComponent(id)}`
  })
}

/** The parts of a valid call but for the session. */
export function fillRequest({ route, body }: NamedRoute): RequestInit {
  if (route.file === undefined) {
    return {
      method: route.method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }
  }
  const form = new FormData()
  form.set(route.file, new Blob(['Planted by somebody else.']), 'planted.md')
  return { method: route.method, body: form }
}
