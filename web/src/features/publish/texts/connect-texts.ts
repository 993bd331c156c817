export const connectDialogTexts = {
  open: 'Get integration code',
  /** Label of the bubble among the ways to connect. */
  recommended: 'recommended',
  directLink: 'Direct Link',
  htmlSnippet: 'HTML Snippet',
  apiDocumentation: 'API Documentation',
  implementationGuide: 'Implementation Guide',
  /** The chat bubble's message before the first question. */
  initialMessage: 'Hi there! How can I help you today?',
  messageLabel: 'Bubble message',
  messageHelp:
    'Shown next to the bubble while the chat is closed. Leave empty for none. The chat opens with the greeting from Settings.',
  labelsLanguage: 'Bubble language',
  /** Without a model, answers are quoted from the knowledge. */
  answersIn: (hasLanguageModel: boolean) =>
    hasLanguageModel
      ? "Answers are always in the visitor's language."
      : 'Answers are always in the language of your knowledge.',
  /** Uses of a direct link. */
  linkUses: [
    { title: 'Social sharing', help: 'Add the link to your profiles and posts.' },
    { title: 'Email campaigns', help: 'Link to it from a button or your signature.' },
    { title: 'QR codes', help: 'Print the code on flyers, menus or packaging.' },
    { title: 'Testing', help: 'See your agent as visitors do.' },
  ],
} as const

/** Texts of the two parts of the Connect tab. */
export const connectPartTexts = {
  label: 'Audience',
  visitors: 'For visitors',
  developers: 'For developers',
} as const

/** Texts of the check whether the agent is on a website. */
export const installTexts = {
  title: 'Check your website',
  help: "Enter the URL of a page with your agent. We'll check it and tell you what's missing.",
  action: 'Check page',
  pending: 'Checking...',
  failed: "The page couldn't be checked.",
  works: (url: string) => `Your agent works on ${url}`,
  fails: (url: string) => `Your agent doesn't work on ${url} yet`,
  /** The page itself couldn't be checked, so nothing is known about it. */
  unknown: (url: string) => `${url} couldn't be checked`,
  rendered: 'Checked in a browser, including scripts.',
} as const

/** Texts about the websites that the widget was seen on. */
export const widgetSiteTexts = {
  title: 'Installed on',
  help: 'Websites that have loaded your agent. Only domain names are stored, not pages or visitor data.',
  none: 'No websites yet. Add the code to your website and open a page.',
  failed: "The websites couldn't be loaded.",
  faults: {
    domain_not_allowed:
      "Not shown: this website isn't one of the agent's allowed domains. Add it in Settings.",
    agent_inactive: 'Not shown: the agent was inactive. Activate it in Settings.',
    agent_unknown: 'A page has the wrong agent ID in its code. Replace it with the code above.',
    key_missing: 'The code has no key, but the agent requires one. Replace it with the code above.',
    key_unknown: "The code has a key that isn't this agent's. Replace it with the code above.",
    key_ended: 'The code has a rotated key that no longer works. Replace it with the code above.',
    frame_sandboxed:
      "The iframe's sandbox attribute hides the website's domain, so messages are refused. Add allow-same-origin to the sandbox attribute.",
  },
  /** For a wrong key, by who can use the agent. */
  keyMatters: {
    public: "Visitors aren't affected while your agent is public.",
    key_required: "Visitors can't chat there.",
  },
} as const

/** Next steps for a trained agent that no visitor has asked yet. */
export const goLiveTexts = {
  title: 'Go live',
  of: (agentName: string) => `Go live with ${agentName}`,
  nowhere: (agentName: string) => `${agentName} isn't on a website yet`,
  tryIt: 'Try it in the playground',
  connect: 'Put it on your website',
  firstVisitor: 'Get a first question from a visitor',
  done: 'Done',
  dismiss: 'Dismiss Go live',
} as const
