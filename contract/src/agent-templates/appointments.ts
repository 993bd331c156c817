import type { AgentTemplate } from '../agent-template.ts'

/** Businesses that people make appointments with. */
export const appointmentTemplates: readonly AgentTemplate[] = [
  {
    id: 'hair-salon',
    title: 'Hair salon',
    summary: 'Appointments, prices, canceling.',
    settings: {
      tagline: 'Hair in good hands',
      greeting: 'Hello! Ask me about appointments, prices and opening hours.',
      toneType: 'conversion_concierge',
      customTone: 'Be friendly and short, and lead to an appointment.',
      starterPrompts: [
        { title: 'Appointment', content: 'How do I make an appointment?' },
        { title: 'Prices', content: 'What does a haircut cost?' },
        { title: 'Opening hours', content: 'When are you open?' },
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
        name: 'Prices',
        text: `# Prices

- A haircut for short hair costs [[fill in: price]].

- A haircut for long hair costs [[fill in: price]].

- Coloring costs from [[fill in: price]].

- A children's haircut costs [[fill in: price]].
`,
      },
      {
        kind: 'text',
        name: 'Appointments',
        text: `# Appointments

You can make an appointment at [[fill in: telephone or address]].

Without an appointment, [[fill in: whether and when that works]].

An appointment is canceled free of charge until [[fill in: hours, such as 24 hours]] before.
`,
      },
      {
        kind: 'text',
        name: 'Finding us',
        text: `# How to find us

Our address is [[fill in: street, number and town]].

By bus or train, the nearest stop is [[fill in: stop and line]].

For parking, [[fill in: where to park]].
`,
      },
    ],
  },
  {
    id: 'dental-practice',
    title: 'Dental practice',
    summary: 'Consultation hours, emergencies, first visits.',
    settings: {
      tagline: 'Your practice, explained',
      greeting: 'Hello! Ask me about consultation hours, appointments and first visits.',
      toneType: 'site_navigator',
      customTone: 'Be calm and clear. Never give medical advice: say how to reach the practice.',
      starterPrompts: [
        { title: 'Consultation hours', content: 'What are your consultation hours?' },
        { title: 'Emergency', content: 'What do I do with a toothache at the weekend?' },
        { title: 'First visit', content: 'What do I bring to my first visit?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Consultation hours',
        text: `# Consultation hours

- Monday: [[fill in: hours, or closed]]
- Tuesday: [[fill in: hours, or closed]]
- Wednesday: [[fill in: hours, or closed]]
- Thursday: [[fill in: hours, or closed]]
- Friday: [[fill in: hours, or closed]]
`,
      },
      {
        kind: 'text',
        name: 'Emergencies',
        text: `# Emergencies

With a toothache during consultation hours, [[fill in: what patients do]].

With a toothache at the weekend or at night, please call the emergency service at [[fill in: telephone number]].
`,
      },
      {
        kind: 'text',
        name: 'Appointments and first visit',
        text: `# Appointments and first visit

Appointments are made at [[fill in: telephone or address]].

To a first visit please bring [[fill in: papers]].

If you cannot come, please cancel at least [[fill in: hours or days]] before.
`,
      },
      {
        kind: 'text',
        name: 'Costs and insurance',
        text: `# Costs and insurance

We treat patients who are insured with [[fill in: insurances]].

Professional cleaning costs [[fill in: price]].
`,
      },
      {
        kind: 'text',
        name: 'Finding us',
        text: `# How to find us

Our address is [[fill in: street, number and town]].

By bus or train, the nearest stop is [[fill in: stop and line]].

For parking, [[fill in: where to park]].
`,
      },
    ],
  },
  {
    id: 'gym',
    title: 'Gym',
    summary: 'Memberships, classes, trial training.',
    settings: {
      tagline: 'Move more',
      greeting: 'Hi! Ask me about memberships, classes and trial training.',
      toneType: 'conversion_concierge',
      customTone: 'Be encouraging and direct. Name prices and notice periods exactly.',
      starterPrompts: [
        { title: 'Membership', content: 'What does a membership cost?' },
        { title: 'Trial', content: 'Can I try a training for free?' },
        { title: 'Classes', content: 'Which classes are there?' },
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
        name: 'Memberships',
        text: `# Memberships

A membership costs [[fill in: price]] a month.

It runs for [[fill in: months]] and is canceled [[fill in: weeks or months]] before its end.

With the discount for students, a membership costs [[fill in: price]] a month.
`,
      },
      {
        kind: 'text',
        name: 'Trial training',
        text: `# Trial training

You can try a training for [[fill in: price, or free]]. A trial training is booked at [[fill in: address or telephone]].

Please bring [[fill in: what to bring]].
`,
      },
      {
        kind: 'text',
        name: 'Classes',
        text: `# Classes

- [[fill in: name of a class]]: [[fill in: days and times]]
- [[fill in: name of a class]]: [[fill in: days and times]]
- [[fill in: name of a class]]: [[fill in: days and times]]
`,
      },
    ],
  },
  {
    id: 'craftsman',
    title: 'Tradesperson',
    summary: 'Services, quotes, area, emergencies.',
    settings: {
      tagline: 'Done properly',
      greeting: 'Hello! Ask me about our work, quotes and where we come to.',
      toneType: 'conversion_concierge',
      customTone: 'Be plain and reliable. For prices that are not written, lead to a quote.',
      starterPrompts: [
        { title: 'Services', content: 'Which services do you offer?' },
        { title: 'Quote', content: 'How do I get a quote?' },
        { title: 'Area', content: 'Which area do you come to?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Services and area',
        text: `# Services and area

We offer these services: [[fill in: kinds of work, such as repairing roofs]].

Our area: we come to customers in [[fill in: towns or distance]].
`,
      },
      {
        kind: 'text',
        name: 'Quotes and prices',
        text: `# Quotes and prices

You get a quote by writing or calling [[fill in: telephone or address]]. A quote costs [[fill in: price, or nothing]].

An hour of work costs [[fill in: price]], and travel costs [[fill in: price]].
`,
      },
      {
        kind: 'text',
        name: 'Emergencies',
        text: `# Emergencies

In an emergency call [[fill in: telephone number]], [[fill in: when, such as day and night]].
`,
      },
      {
        kind: 'text',
        name: 'Reaching us',
        text: `# How to reach us

Our telephone number is [[fill in: telephone number]].

Our e-mail address is [[fill in: e-mail address]].
`,
      },
    ],
  },
]
