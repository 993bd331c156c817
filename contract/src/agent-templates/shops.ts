import type { AgentTemplate } from '../agent-template.ts'

/** Businesses that sell at a distance. */
export const shopTemplates: readonly AgentTemplate[] = [
  {
    id: 'online-shop',
    title: 'Online shop',
    summary: 'Shipping, returns, payment, warranty.',
    settings: {
      tagline: 'Good things, well sent',
      greeting: 'Hello! Ask me about shipping, returns, payment and products.',
      toneType: 'cross_sell_advisor',
      customTone:
        'Be helpful and precise about prices and days. Mention what fits a product where it is written.',
      starterPrompts: [
        { title: 'Shipping', content: 'What does shipping cost?' },
        { title: 'Returns', content: 'How do I return something?' },
        { title: 'Payment', content: 'How can I pay?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Shipping',
        text: `# Shipping

Shipping within the country costs [[fill in: price]], and is free from [[fill in: value of the order]] on.

A parcel takes [[fill in: number of days]] days.

We send to these countries: [[fill in: countries and prices]].
`,
      },
      {
        kind: 'text',
        name: 'Returns',
        text: `# Returns

Articles are taken back within [[fill in: number of days]] days after they have arrived.

To return something, [[fill in: what customers do]].

The money is paid back within [[fill in: number of days]] days.
`,
      },
      {
        kind: 'text',
        name: 'Payment',
        text: `# Payment

You can pay by [[fill in: ways of paying]].
`,
      },
      {
        kind: 'text',
        name: 'Warranty and help',
        text: `# Warranty and help

When a product is broken or damaged, [[fill in: what customers do]].

Our service is reached at [[fill in: telephone or address]].
`,
      },
    ],
  },
  {
    id: 'software-support',
    title: 'Software support',
    summary: 'Getting started, problems, plans, contact.',
    settings: {
      tagline: 'Help that works',
      greeting: 'Hello! Describe what you want to do or what goes wrong.',
      toneType: 'support_troubleshooter',
      customTone: 'Go step by step. Name menus and buttons exactly as they are written.',
      starterPrompts: [
        { title: 'Get started', content: 'How do I get started?' },
        { title: 'Password', content: 'I forgot my password. What now?' },
        { title: 'Contact', content: 'How do I reach support?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Getting started',
        text: `# Getting started

To get started, [[fill in: first step]], then [[fill in: second step]], and finally [[fill in: third step]].
`,
      },
      {
        kind: 'text',
        name: 'Account and password',
        text: `# Account and password

To change a password or set a new one, [[fill in: the steps]].

To delete an account, [[fill in: the steps]].
`,
      },
      {
        kind: 'text',
        name: 'Known problems',
        text: `# Known problems

## [[fill in: first problem, as people describe it]]

[[fill in: what to do]]

## [[fill in: second problem]]

[[fill in: what to do]]
`,
      },
      {
        kind: 'text',
        name: 'Plans and prices',
        text: `# Plans and prices

- [[fill in: plan]] costs [[fill in: price]] a month and has [[fill in: what is in it]].
`,
      },
      {
        kind: 'text',
        name: 'Reaching support',
        text: `# Reaching support

Support is reached at [[fill in: e-mail address or telephone]], [[fill in: days and times]].
`,
      },
    ],
  },
]
