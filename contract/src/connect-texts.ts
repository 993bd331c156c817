export const integrationTexts = {
  open: 'Get integration code',
  /** Of the ways to connect, the bubble is. */
  recommended: 'recommended',
  directLink: 'Direct Link',
  htmlSnippet: 'HTML Snippet',
  apiDocumentation: 'API Documentation',
  implementationGuide: 'Implementation Guide',
  /** What a website's chat bubble says before the first question. */
  initialMessage: 'Hi there! How can I help you today?',
  messageLabel: 'Message beside the bubble',
  messageHelp:
    'Shows while the chat is closed; empty for none. The chat itself opens with the greeting from Settings.',
  labelsLanguage: 'Language of its labels',
  /** Without a model an answer is quoted as it stands in the knowledge. */
  answersIn: (hasLanguageModel: boolean) =>
    hasLanguageModel
      ? "The agent answers in the visitor's language either way."
      : 'The agent answers in the language of your knowledge either way, to questions in that language.',
  /** What a direct link is good for. */
  linkUses: [
    { title: 'Social sharing', help: 'Put the link into your profiles and posts.' },
    { title: 'Email campaigns', help: 'Link a button or your signature to it.' },
    { title: 'QR codes', help: 'Print the code on flyers, tables or packages.' },
    { title: 'Testing', help: 'Try your agent as visitors see it.' },
  ],
} as const

/** The two parts of the Connect tab. */
export const connectPartTexts = {
  label: 'For whom',
  visitors: 'For visitors',
  developers: 'For developers',
} as const

/** Of the check whether a website has the agent. */
export const installTexts = {
  title: 'Check your website',
  help: 'Paste the address of a page that should have the agent: this server looks at it and says what is missing.',
  action: 'Check page',
  pending: 'Checking...',
  failed: "The page couldn't be checked.",
  works: (url: string) => `It works on ${url}`,
  fails: (url: string) => `It doesn't work on ${url} yet`,
  /** The page itself couldn't be looked at, so nothing is known of it. */
  unknown: (url: string) => `${url} couldn't be looked at`,
  rendered: "This server's browser ran the page's scripts to find out.",
} as const

/** Of the websites that the widget was seen on. */
export const seenTexts = {
  title: 'Seen on',
  help: 'Websites that have loaded the agent. Only their names are kept: no page, and nothing of visitors.',
  none: 'No website has loaded it yet. Put the code into yours and open a page of it.',
  failed: "The websites couldn't be loaded.",
  faults: {
    domain_not_allowed:
      "It wasn't shown: this website isn't among the agent's allowed domains. Add it there, in Settings.",
    agent_inactive: "It wasn't shown: the agent was inactive. Switch it on in Settings.",
    agent_unknown:
      'A page there asks for an agent that does not exist: the id in its code is wrong. Put the code above there.',
    key_missing: 'The code there has no key, and the agent asks for one. Put the code above there.',
    key_unknown: "The code there has a key that isn't this agent's. Put the code above there.",
    key_ended: 'The code there has a rotated key, which no longer works. Put the code above there.',
    frame_sandboxed:
      'The frame there has a sandbox that hides its website, so its messages are refused: the agent has allowed domains. Add allow-same-origin to its sandbox attribute.',
  },
  /** Of a wrong key, by who the agent is open to. */
  keyMatters: {
    public: 'Visitors notice nothing while your agent is public.',
    key_required: "Visitors there can't chat.",
  },
} as const
