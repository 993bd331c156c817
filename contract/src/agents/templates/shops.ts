import type { AgentTemplate } from './agent-template.ts'

/** Businesses that sell online. */
export const shopTemplates: readonly AgentTemplate[] = [
  {
    id: 'online-shop',
    title: 'Online shop',
    summary: 'Shipping, returns, payment, warranty.',
    settings: {
      tagline: 'Good things, delivered',
      greeting: 'Hello! Ask me about shipping, returns, payment and products.',
      toneType: 'cross_sell_advisor',
      customTone:
        'Be helpful and precise about prices and delivery times. Suggest matching products that are in the knowledge.',
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

Domestic shipping costs [[fill in: price]] and is free for orders over [[fill in: order value]].

Delivery takes [[fill in: number of days]] days.

We ship to these countries: [[fill in: countries and prices]].
`,
      },
      {
        kind: 'text',
        name: 'Returns',
        text: `# Returns

You can return items within [[fill in: number of days]] days of delivery.

To return something, [[fill in: what customers should do]].

You get your refund within [[fill in: number of days]] days.
`,
      },
      {
        kind: 'text',
        name: 'Payment',
        text: `# Payment

You can pay by [[fill in: payment methods]].
`,
      },
      {
        kind: 'text',
        name: 'Warranty and help',
        text: `# Warranty and help

If a product is broken or damaged, [[fill in: what customers should do]].

You can reach customer service at [[fill in: phone number or website]].
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
      greeting: "Hello! Tell me what you want to do or what isn't working.",
      toneType: 'support_troubleshooter',
      customTone: 'Go step by step. Use the exact names of menus and buttons.',
      starterPrompts: [
        { title: 'Get started', content: 'How do I get started?' },
        { title: 'Password', content: 'I forgot my password. What should I do?' },
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

If you forgot your password or want to change it, [[fill in: the steps]].

To delete your account, [[fill in: the steps]].
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

- [[fill in: plan]] costs [[fill in: price]] a month and includes [[fill in: what it includes]].
`,
      },
      {
        kind: 'text',
        name: 'Contacting support',
        text: `# Contacting support

You can reach support at [[fill in: email address or phone number]], [[fill in: days and times]].
`,
      },
    ],
  },
]
