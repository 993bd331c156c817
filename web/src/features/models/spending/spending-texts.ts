export const spendingTitle = 'Spending'

/** Texts of the pages where spending on models, budgets and prices are shown. */
export const spendingTexts = {
  intro: {
    workspace:
      'What your agents spend on language models: for answers, double-checking and learning your knowledge.',
    installation: 'What each workspace on this server spends on language models.',
  },
  failed: "The spending couldn't be loaded.",
  toModels: 'Models',
  summary: 'Overview',
  today: 'Today',
  month: 'This month',
  requests: 'Requests this month',
  tokens: 'Tokens this month',
  days: 'Days and months are in UTC.',
  chart: (days: number) => `Last ${days} days`,
  costADay: 'Cost a day',
  tokensADay: 'Tokens a day',
  cost: 'Cost',
  byAgent: 'This month by agent and model',
  byWorkspace: 'This month by workspace',
  agent: 'Agent and model',
  workspace: 'Workspace',
  gone: 'Former agent',
  ownKey: 'your own key',
  serverKey: "the server's",
  byServer: (cost: string) => `By the server's models: ${cost}`,
  nothing: 'No model has been used this month.',
  usage: (requests: number, tokens: number) =>
    `${requests.toLocaleString()} ${requests === 1 ? 'request' : 'requests'}, ${tokens.toLocaleString()} tokens`,
  unknownCost: 'Unknown price',
  unpriced: (count: number) =>
    count === 1
      ? '1 request by a model without a known price is not in the cost.'
      : `${count.toLocaleString()} requests by models without a known price are not in the cost.`,
  budgets: 'Monthly budgets',
  budgetsHelp:
    "When the rest of a budget isn't enough for another reply, visitors get answers quoted from your knowledge until next month.",
  workspaceBudget: 'Budget of the whole workspace',
  agentBudget: (name: string) => `Budget of ${name}`,
  noBudget: 'No limit',
  inDollars: 'US dollars',
  inTokens: 'Tokens',
  amount: 'Amount a month',
  unit: 'Limit',
  used: (used: string, budget: string, percent: number) => `${used} of ${budget} used (${percent}%).`,
  overused: (used: string, budget: string) => `${used} used, more than the budget of ${budget}.`,
  restTooSmall: "The rest isn't enough for another reply: answers are quoted until next month.",
  usedUp: 'Used up: answers are quoted until next month.',
  inSettings: "Each agent's own budget is in its settings, under Model.",
  countsNothing: (models: readonly string[]) => `${models.join(', ')}: no known price, so it counts as $0.`,
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'Saved' },
  saveFailed: { title: 'Error', description: "That couldn't be saved." },
  prices: 'Prices',
  pricesHelp: (date: string) =>
    `In US dollars for a million tokens. Listed prices are those of ${date}; set your own if they have changed.`,
  noPrices: {
    workspace:
      "Prices of your own models appear here once one is connected and chosen. This server's operator sets the prices of the server's models.",
    installation: 'Prices appear here once a model is connected and chosen.',
  },
  price: (input: string, output: string) => `${input} read, ${output} written`,
  sources: {
    set: 'Set here',
    server: "Set in the server's environment",
    list: 'List price',
    local: 'Runs on your own machine',
  },
  edit: 'Edit',
  editTitle: (model: string) => `Price of ${model}`,
  editHelp: 'In US dollars for a million tokens. It counts from now on.',
  input: 'Tokens read (input)',
  output: 'Tokens written (output)',
  useList: 'Use the list price',
  readOnly: 'Only the owner of this workspace can change its budget and prices.',
  fieldHelp:
    "For this agent alone. When the rest isn't enough for another reply, answers are quoted until next month.",
  usedSoFar: (used: string) => `Used so far this month: ${used}.`,
} as const
