import { providerProfiles } from '@parleykit/contract/models/model-providers'
import type { LocalServer } from '@parleykit/contract/models/models'
import { setupTexts } from '../setup/setup-texts.ts'

export const modelsTitle = 'Models'
/** Page of the guide about models. */
export const modelGuidePath = '/guide/connect-a-model.md'

export const counted = (count: number) =>
  count === 1 ? '1 model' : `${count.toLocaleString('en-US')} models`

/** Texts of the pages where models are connected and chosen. */
export const modelTexts = {
  intro: {
    installation:
      'A language model writes the answers of all agents on this server in its own words, from their knowledge.',
    workspace: "A language model writes your agents' answers in its own words, from their knowledge.",
  },
  profileText: 'The language models that write the answers of your agents.',
  manage: 'Manage models',
  guide: 'How models are used',
  spending: 'Spending, budgets and prices',
  failed: "The models couldn't be loaded.",
  toStatus: 'Server status',
  toDashboard: 'Dashboard',
  toProfile: 'Profile Settings',
  connections: 'Connections',
  none: 'No model is connected yet. Answers are quoted word for word.',
  noneShared: (model: string) =>
    `No model of your own is connected. The server's ${model} writes your answers.`,
  noneBesides: (model: string) => `${model} writes the answers. No other model is connected.`,
  add: 'Add a model',
  look: setupTexts.lookForModels,
  looking: 'Looking...',
  lookFailed: "The server couldn't look for them.",
  nothingFound:
    'Neither Ollama nor LM Studio was found on this machine. Start one of them and look again, or add it by its address.',
  found: ({ provider, models }: LocalServer) =>
    `Found ${providerProfiles[provider].name} with ${counted(models.length)}`,
  connect: 'Connect',
  testing: 'Testing...',
  addTitle: 'Add a model',
  editTitle: (name: string) => `Edit “${name}”`,
  addHelp: 'The connection is tested first, which takes a few seconds. The test asks one short question.',
  provider: 'Provider',
  key: 'API key',
  optionalKey: 'API key (optional)',
  keepsKey: (ending: string | null) =>
    ending
      ? `The key ending in ${ending} stays unless you enter another.`
      : 'The key stays unless you enter another.',
  keyIsStored: 'Stored encrypted. No one can read it here again.',
  getKey: (provider: string) => `Get a key from ${provider}`,
  address: 'Address',
  addressHelp: 'Such as http://host:8000/v1',
  azureAddressHelp: 'Such as https://name.openai.azure.com/openai',
  model: 'Model (optional)',
  modelHelp: 'The model to test and use. Leave empty to try a small one.',
  deployment: 'Deployment',
  deploymentHelp: 'The name that your deployment has at Azure.',
  name: 'Name',
  more: 'Other address or name',
  keyOrName: 'API key or other name',
  otherName: 'Other name',
  save: 'Test and save',
  saveFailed: "The connection couldn't be saved.",
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText:
    'Its key is deleted too. Agents that use its models use another chosen model, or quote their knowledge.',
  removed: { title: 'The connection was deleted.' },
  removeFailed: { title: 'Error', description: "The connection couldn't be deleted." },
  needsKey: 'Key needed',
  needsKeyHelp: 'Its key was saved on another server. Edit it and enter the key again.',
  keyEnding: (ending: string) => `key ends in ${ending}`,
  tested: 'Tested:',
  chosen: (model: string) => `Agents now answer with ${model}.`,
  connected: (name: string) => `${name} is connected.`,
  testResult: (models: number, model: string, milliseconds: number) =>
    `${counted(models)} found. ${model} answered in ${milliseconds.toLocaleString('en-US')} ms.`,
  tryIt: 'Try it in the playground',
  trySample: 'Try it with a sample agent',
  preparing: 'Preparing the agent...',
  sampleFailed: "The sample agent couldn't be created.",
  choices: 'Which model does what',
  choicesHelp: 'Changes are saved at once.',
  chosenToast: { title: 'Saved' },
  chooseFailed: { title: 'Error', description: "The choice couldn't be saved." },
  setByServer: 'Set by the server',
  setByServerHelp: (variable: string) =>
    `${variable} is set in the server's environment, so this can't be changed here.`,
  reply: 'Reply model',
  replyHelp: 'Writes the answers.',
  noReply: 'None: answers are quoted word for word',
  serverReply: (model: string) => `Server's choice: ${model}`,
  noOwnReply: 'None: answers are quoted word for word',
  helper: 'Helper model',
  helperHelp: 'Double-checks answers and understands follow-up questions. A smaller one is fine.',
  sameAsReply: 'Same as the reply model',
  fallback: 'Fallback model',
  fallbackHelp: 'Answers if the reply model fails.',
  noFallback: 'None: the answer is quoted then',
  embedding: 'Embedding model',
  embeddingHelp: 'Finds passages by meaning. Until a new one has read all knowledge, the one before is used.',
  serverEmbedding: "Server's choice",
  trainingQuestions: 'Write questions while training',
  trainingQuestionsHelp:
    "The helper model writes questions that each new passage answers, so that visitors' own words find it. This uses tokens.",
  noEmbedding: 'None of these',
  freeReply: 'Reply model of the Free plan',
  offered: 'Also offered to paid plans',
  offeredHelp: 'Their agents can choose these models in their settings.',
  ownKeysCost: "Replies with a workspace's own key cost credits",
  ownKeysCostHelp: 'If this is off, the workspace pays only its provider.',
  whoPays: {
    free: 'Your provider bills what your own key uses. Replies with your own key cost no credits.',
    credits: 'Your provider bills what your own key uses. Replies with your own key cost credits too.',
    noPlans: 'Your provider bills what your own key uses.',
  },
  readOnly: 'Only the owner of this workspace can change its models.',
  gone: (model: string) => `${model} (no longer available)`,
  /** For agents without a model, said once on a screen. */
  quoted: 'Answers are quoted word for word.',
  addForFreeWording: { link: 'Add a model', rest: ' for free wording.' },
  answering: (model: string) => `Agents answer with ${model}.`,
} as const
