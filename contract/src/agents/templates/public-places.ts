import type { AgentTemplate } from './agent-template.ts'

/** Places and communities open to the public. */
export const publicTemplates: readonly AgentTemplate[] = [
  {
    id: 'club',
    title: 'Club or community',
    summary: 'Joining, dues, dates, rooms.',
    settings: {
      tagline: 'Join in',
      greeting: 'Hello! Ask me about joining, dates and how to take part.',
      toneType: 'site_navigator',
      customTone: 'Be welcoming, and make it easy to join in.',
      starterPrompts: [
        { title: 'Join', content: 'How do I become a member?' },
        { title: 'Dues', content: 'What does a membership cost?' },
        { title: 'Dates', content: 'When do you meet?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Joining',
        text: `# Joining

To become a member, [[fill in: the steps]].

Guests can come [[fill in: number of times]] times before joining.
`,
      },
      {
        kind: 'text',
        name: 'Dues',
        text: `# Dues

An adult membership costs [[fill in: amount]] a year.

A membership for children and students costs [[fill in: amount]] a year.
`,
      },
      {
        kind: 'text',
        name: 'Dates and groups',
        text: `# When and where we meet

- [[fill in: group]]: we meet [[fill in: day and time]], [[fill in: place]]
- [[fill in: group]]: we meet [[fill in: day and time]], [[fill in: place]]
`,
      },
      {
        kind: 'text',
        name: 'Contact us',
        text: `# Contact us

Our phone number is [[fill in: phone number]].

Our email address is [[fill in: email address]].
`,
      },
    ],
  },
  {
    id: 'museum',
    title: 'Museum',
    summary: 'Opening hours, tickets, tours, access.',
    settings: {
      tagline: 'Come and see',
      greeting: 'Welcome! Ask me about opening hours, tickets, tours and exhibitions.',
      toneType: 'site_navigator',
      customTone: 'Be inviting, and give exact times and prices.',
      starterPrompts: [
        { title: 'Tickets', content: 'What does a ticket cost?' },
        { title: 'Tours', content: 'When are the guided tours?' },
        { title: 'Access', content: 'Is the museum wheelchair accessible?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Opening hours',
        text: `# Opening hours

- Monday to Friday: [[fill in: hours, such as 9:00 to 18:00]]
- Saturday: [[fill in: hours, or closed]]
- Sunday and public holidays: [[fill in: hours, or closed]]
`,
      },
      {
        kind: 'text',
        name: 'Tickets',
        text: `# Tickets

A ticket for adults costs [[fill in: price]].

Children and students pay [[fill in: price]].

Entry is free [[fill in: when, or for whom]].
`,
      },
      {
        kind: 'text',
        name: 'Tours and exhibitions',
        text: `# Tours and exhibitions

Guided tours start [[fill in: days and times]].

We are currently showing [[fill in: exhibition]] until [[fill in: date]].
`,
      },
      {
        kind: 'text',
        name: 'Access and facilities',
        text: `# Access and facilities

Wheelchair access: [[fill in: what is accessible]].

Café and shop: [[fill in: where and when]].
`,
      },
      {
        kind: 'text',
        name: 'Finding us',
        text: `# How to find us

Our address is [[fill in: street, number and town]].

The nearest bus or train stop is [[fill in: stop and line]].

For parking, [[fill in: where to park]].
`,
      },
    ],
  },
  {
    id: 'municipality',
    title: 'Town hall',
    summary: 'Offices, documents, fees, appointments.',
    settings: {
      tagline: 'Your town hall, any time',
      greeting: 'Hello! Ask me about offices, documents, fees and appointments.',
      toneType: 'site_navigator',
      customTone:
        'Use plain words. Name the office, the documents and the fee, and only say what is in the knowledge.',
      starterPrompts: [
        { title: 'Identity card', content: 'What do I need for a new identity card?' },
        { title: 'Opening hours', content: 'When is the town hall open?' },
        { title: 'Moving', content: 'How do I register a new address?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Opening hours',
        text: `# Opening hours of the town hall

- Monday to Friday: [[fill in: hours, such as 9:00 to 18:00]]
- Saturday: [[fill in: hours, or closed]]
- Sunday and public holidays: [[fill in: hours, or closed]]
`,
      },
      {
        kind: 'text',
        name: 'Appointments',
        text: `# Appointments

You can make an appointment at [[fill in: phone number or website]].

Without an appointment, [[fill in: when to come, if possible]].
`,
      },
      {
        kind: 'text',
        name: 'Identity cards and passports',
        text: `# Identity cards and passports

For an identity card, please bring [[fill in: documents]].

It costs [[fill in: fee]] and takes [[fill in: weeks]].
`,
      },
      {
        kind: 'text',
        name: 'Registering an address',
        text: `# Registering an address

Register your new address within [[fill in: days, such as 14 days]] of moving.

Please bring [[fill in: documents]].
`,
      },
      {
        kind: 'text',
        name: 'Waste and recycling',
        text: `# Waste and recycling

Waste is collected [[fill in: when, such as on Mondays]].

The recycling center is at [[fill in: address]] and is open [[fill in: days and times]].
`,
      },
      {
        kind: 'text',
        name: 'Contact us',
        text: `# Contact us

Our phone number is [[fill in: phone number]].

Our email address is [[fill in: email address]].
`,
      },
    ],
  },
]
