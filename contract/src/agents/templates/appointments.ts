import type { AgentTemplate } from './agent-template.ts'

/** Businesses with appointments. */
export const appointmentTemplates: readonly AgentTemplate[] = [
  {
    id: 'hair-salon',
    title: 'Hair salon',
    summary: 'Appointments, prices, cancellations.',
    settings: {
      tagline: 'Your hair in good hands',
      greeting: 'Hello! Ask me about appointments, prices and opening hours.',
      toneType: 'conversion_concierge',
      customTone: 'Be friendly and brief, and encourage visitors to make an appointment.',
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

You can make an appointment at [[fill in: phone number or website]].

Without an appointment, [[fill in: when to come, if possible]].

You can cancel an appointment free of charge up to [[fill in: hours, such as 24 hours]] in advance.
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
    id: 'dental-practice',
    title: 'Dental practice',
    summary: 'Office hours, emergencies, first visits.',
    settings: {
      tagline: 'Your practice, explained',
      greeting: 'Hello! Ask me about office hours, appointments and first visits.',
      toneType: 'site_navigator',
      customTone: 'Be calm and clear. Never give medical advice; say how to reach the practice.',
      starterPrompts: [
        { title: 'Office hours', content: 'What are your office hours?' },
        { title: 'Emergency', content: 'What do I do if I have a toothache on the weekend?' },
        { title: 'First visit', content: 'What should I bring to my first visit?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Office hours',
        text: `# Office hours

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

If you have a toothache during office hours, [[fill in: what patients should do]].

If you have a toothache on the weekend or at night, please call the emergency service at [[fill in: phone number]].
`,
      },
      {
        kind: 'text',
        name: 'Appointments and first visit',
        text: `# Appointments and first visit

You can make an appointment at [[fill in: phone number or website]].

Please bring [[fill in: documents]] to your first visit.

If you can't come, please cancel at least [[fill in: hours or days]] in advance.
`,
      },
      {
        kind: 'text',
        name: 'Costs and insurance',
        text: `# Costs and insurance

We treat patients insured with [[fill in: insurance companies]].

A professional cleaning costs [[fill in: price]].
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
    id: 'gym',
    title: 'Gym',
    summary: 'Memberships, classes, trial sessions.',
    settings: {
      tagline: 'Move more',
      greeting: 'Hi! Ask me about memberships, classes and trial sessions.',
      toneType: 'conversion_concierge',
      customTone: 'Be encouraging and direct. Give exact prices and notice periods.',
      starterPrompts: [
        { title: 'Membership', content: 'What does a membership cost?' },
        { title: 'Trial', content: 'Can I get a free trial session?' },
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

It runs for [[fill in: months]] and can be canceled up to [[fill in: weeks or months]] before it ends.

With the student discount, a membership costs [[fill in: price]] a month.
`,
      },
      {
        kind: 'text',
        name: 'Trial session',
        text: `# Trial session

A trial session is [[fill in: free, or its price]]. You can book a trial session at [[fill in: phone number or website]].

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
    summary: 'Services, quotes, service area, emergencies.',
    settings: {
      tagline: 'Done properly',
      greeting: 'Hello! Ask me about our services, quotes and service area.',
      toneType: 'conversion_concierge',
      customTone:
        "Be straightforward and reliable. If a price isn't in the knowledge, suggest getting a quote.",
      starterPrompts: [
        { title: 'Services', content: 'Which services do you offer?' },
        { title: 'Quote', content: 'How do I get a quote?' },
        { title: 'Service area', content: 'Which areas do you serve?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Services and service area',
        text: `# Services and service area

We offer these services: [[fill in: services, such as roof repairs]].

Our service area: we serve customers in [[fill in: towns or distance]].
`,
      },
      {
        kind: 'text',
        name: 'Quotes and prices',
        text: `# Quotes and prices

To get a quote, contact us at [[fill in: phone number or website]]. A quote costs [[fill in: price, or nothing]].

One hour of work costs [[fill in: price]], and travel costs [[fill in: price]].
`,
      },
      {
        kind: 'text',
        name: 'Emergencies',
        text: `# Emergencies

In an emergency, call [[fill in: phone number]], [[fill in: when, such as 24 hours a day]].
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
