import type { AgentTemplate } from './agent-template.ts'

/** Businesses that receive guests. */
export const guestTemplates: readonly AgentTemplate[] = [
  {
    id: 'cafe',
    title: 'Café or restaurant',
    summary: 'Opening hours, menu, tables, allergies.',
    settings: {
      tagline: 'Good food, good company',
      greeting: 'Welcome! Ask me about our menu, opening hours and tables.',
      toneType: 'site_navigator',
      customTone: 'Be warm and brief. Never promise that a table is available; explain how to book one.',
      starterPrompts: [
        { title: 'Opening hours', content: 'When are you open?' },
        { title: 'Book a table', content: 'How can I book a table?' },
        { title: 'Menu', content: 'Which vegetarian dishes do you have?' },
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
        name: 'Finding us',
        text: `# How to find us

Our address is [[fill in: street, number and town]].

The nearest bus or train stop is [[fill in: stop and line]].

For parking, [[fill in: where to park]].
`,
      },
      {
        kind: 'text',
        name: 'Tables',
        text: `# Tables

You can book a table at [[fill in: phone number or website]].

For groups of more than [[fill in: number of people]], please let us know at least [[fill in: days, such as two days]] in advance.

There are [[fill in: number of seats]] seats outside.
`,
      },
      {
        kind: 'text',
        name: 'Menu',
        text: `# Menu

Main dishes range from [[fill in: price]] to [[fill in: price]].

Vegetarian and vegan dishes: [[fill in: names of dishes]].

If you have allergies, [[fill in: what to tell us]].
`,
      },
    ],
  },
  {
    id: 'hotel',
    title: 'Hotel',
    summary: 'Rooms, check-in, breakfast, cancellation.',
    settings: {
      tagline: 'Answers for your stay',
      greeting: 'Welcome! Ask me about rooms, check-in, breakfast and parking.',
      toneType: 'conversion_concierge',
      customTone: 'Be courteous. Only give prices from the knowledge, and say where to book.',
      starterPrompts: [
        { title: 'Check-in', content: 'When can I check in?' },
        { title: 'Breakfast', content: 'When is breakfast served?' },
        { title: 'Cancellation', content: 'How late can I cancel for free?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Check-in and check-out',
        text: `# Check-in and check-out

Check-in is from [[fill in: check-in time]].

Check-out is by [[fill in: check-out time]].

If you arrive late, [[fill in: how late guests get in]].
`,
      },
      {
        kind: 'text',
        name: 'Rooms and prices',
        text: `# Rooms and prices

- [[fill in: room type]]: [[fill in: price]] per night
- [[fill in: room type]]: [[fill in: price]] per night

You can book a room at [[fill in: phone number or website]].
`,
      },
      {
        kind: 'text',
        name: 'Breakfast, pets and parking',
        text: `# Breakfast, pets and parking

Breakfast is served from [[fill in: time]] to [[fill in: time]].

Pets: [[fill in: whether they are welcome]].

Parking costs [[fill in: price]] per night.
`,
      },
      {
        kind: 'text',
        name: 'Cancellation',
        text: `# Cancellation

You can cancel free of charge until [[fill in: how long before arrival]].

After that, we charge [[fill in: percentage or price]].
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
    id: 'holiday-flats',
    title: 'Vacation rental',
    summary: 'Check-in, keys, amenities, places nearby.',
    settings: {
      tagline: 'Your home away from home',
      greeting: 'Hello! Ask me about check-in, keys, amenities and places nearby.',
      toneType: 'site_navigator',
      customTone: 'Write as a friendly host. Only say what the knowledge says about each rental.',
      starterPrompts: [
        { title: 'Keys', content: 'How do I get the key?' },
        { title: 'Amenities', content: 'Is there a washing machine?' },
        { title: 'Nearby', content: 'Where is the nearest supermarket?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Check-in and keys',
        text: `# Check-in and keys

You can check in from [[fill in: check-in time]].

The key is [[fill in: where to get it]].

On your last day, please check out by [[fill in: check-out time]].
`,
      },
      {
        kind: 'text',
        name: 'The rental',
        text: `# The rental

The rental has [[fill in: number of rooms]] rooms and sleeps [[fill in: number of people]].

Kitchen: [[fill in: what it includes]].

Washing machine and towels: [[fill in: what is available]].

Wi-Fi: [[fill in: how to connect]].
`,
      },
      {
        kind: 'text',
        name: 'Prices and booking',
        text: `# Prices and booking

A night costs [[fill in: price]], and the cleaning fee is [[fill in: cleaning fee]].

You can book at [[fill in: phone number or website]].
`,
      },
      {
        kind: 'text',
        name: 'Nearby',
        text: `# Nearby

The nearest supermarket is [[fill in: name and directions]].

The beach or town center is [[fill in: distance]] away.

In an emergency, call [[fill in: name and number]].
`,
      },
    ],
  },
]
