import type { AgentTemplate } from '../agent-template.ts'

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
      customTone: 'Be warm and brief. Never promise a free table: say how to book one.',
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

By bus or train, the nearest stop is [[fill in: stop and line]].

For parking, [[fill in: where to park]].
`,
      },
      {
        kind: 'text',
        name: 'Tables',
        text: `# Tables

You can book a table at [[fill in: telephone or address]].

Groups of more than [[fill in: number of people]] please ask at least [[fill in: days, such as two days]] before.

Outside there are [[fill in: number of seats]] seats.
`,
      },
      {
        kind: 'text',
        name: 'Menu',
        text: `# Menu

Main dishes cost from [[fill in: price]] to [[fill in: price]].

Vegetarian and vegan dishes: [[fill in: their names]].

For allergies, [[fill in: what guests have to do]].
`,
      },
    ],
  },
  {
    id: 'hotel',
    title: 'Hotel',
    summary: 'Rooms, arrival, breakfast, cancellation.',
    settings: {
      tagline: 'Your stay, answered',
      greeting: 'Welcome! Ask me about rooms, arrival, breakfast and the house.',
      toneType: 'conversion_concierge',
      customTone: 'Be courteous. Name prices only as they are written, and where to book.',
      starterPrompts: [
        { title: 'Arrival', content: 'From when can I check in?' },
        { title: 'Breakfast', content: 'When is breakfast served?' },
        { title: 'Cancel', content: 'Until when can I cancel for free?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Arrival and departure',
        text: `# Arrival and departure

Check-in is from [[fill in: time of arrival]].

Check-out is until [[fill in: time of departure]].

For guests who arrive late, [[fill in: what they do]].
`,
      },
      {
        kind: 'text',
        name: 'Rooms and prices',
        text: `# Rooms and prices

- [[fill in: kind of room]]: [[fill in: price]] a night
- [[fill in: kind of room]]: [[fill in: price]] a night

Rooms are booked at [[fill in: address or telephone]].
`,
      },
      {
        kind: 'text',
        name: 'Breakfast and house',
        text: `# Breakfast and house

Breakfast is served from [[fill in: time]] to [[fill in: time]].

Dogs: [[fill in: whether they are welcome]].

Parking costs [[fill in: price]] a night.
`,
      },
      {
        kind: 'text',
        name: 'Cancellation',
        text: `# Cancellation

A booking is canceled free of charge until [[fill in: how long before arrival]].

After that [[fill in: share or price]] is charged.
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
    id: 'holiday-flats',
    title: 'Vacation rental',
    summary: 'Flats, keys, equipment, what is near.',
    settings: {
      tagline: 'At home on holiday',
      greeting: 'Hello! Ask me about the flats, keys, and what is near.',
      toneType: 'site_navigator',
      customTone: 'Write as a friendly host. Keep to what is written about each flat.',
      starterPrompts: [
        { title: 'Keys', content: 'How do I get the key?' },
        { title: 'Equipment', content: 'Is there a washing machine?' },
        { title: 'Nearby', content: 'Where is the nearest supermarket?' },
      ],
    },
    knowledge: [
      {
        kind: 'text',
        name: 'Arrival and keys',
        text: `# Arrival and keys

Arrival is possible from [[fill in: time of arrival]].

The key is [[fill in: where and how guests get it]].

On the last day please leave by [[fill in: time of departure]].
`,
      },
      {
        kind: 'text',
        name: 'The flat',
        text: `# The flat

The flat has [[fill in: number of rooms]] rooms, and fits [[fill in: number of people]].

Kitchen: [[fill in: what is in it]].

Washing machine and towels: [[fill in: what there is]].

Internet by wifi (WLAN): [[fill in: how to get in]].
`,
      },
      {
        kind: 'text',
        name: 'Prices and booking',
        text: `# Prices and booking

A night costs [[fill in: price]], and the final cleaning [[fill in: price of cleaning]].

Bookings are made at [[fill in: address or telephone]].
`,
      },
      {
        kind: 'text',
        name: 'Nearby',
        text: `# Nearby

The nearest supermarket is [[fill in: name and way]].

The beach or the center is [[fill in: distance]] away.

In an emergency call [[fill in: name and number]].
`,
      },
    ],
  },
]
