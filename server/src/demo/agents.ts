import type { PictureSign } from './agent-pictures.ts'

export interface DemoFile {
  readonly name: string
  readonly content: string
}

/** What a demonstration's agent knows, and what its visitors ask. */
export interface DemoAgent {
  readonly name: string
  readonly tagline: string
  readonly description: string
  readonly color: string
  readonly picture: PictureSign
  readonly greeting: string
  readonly prompts: readonly { readonly title: string; readonly content: string }[]
  readonly knowledge: readonly string[]
  readonly files: readonly DemoFile[]
  /** Learned when its owner had seen what was asked. */
  readonly later: DemoFile
  /** Asked often first. */
  readonly questions: readonly string[]
  /** What its knowledge doesn't hold. */
  readonly inVain: readonly string[]
  /** An answer that its owner words better: the question, and the better answer. */
  readonly corrected: readonly [question: string, answer: string]
  /** Share of all visits. */
  readonly share: number
}

export const demoAgents: readonly DemoAgent[] = [
  {
    name: 'Northquay Sailing',
    tagline: 'Boats and courses on the lake',
    description:
      "Answers sailing school guests' questions about boat rentals, courses, weather, prices and the harbor.",
    color: '#0f766e',
    picture: 'boat',
    greeting: 'Ahoy! What would you like to know about our boats and courses?',
    prompts: [
      { title: 'Rent a boat', content: 'How much is a dinghy for a day?' },
      { title: 'Learn to sail', content: "What does the beginners' course cost?" },
      { title: 'Opening hours', content: 'When are you open?' },
    ],
    files: [
      {
        name: 'Harbor rules.md',
        content: `# Harbor rules\n\nThe harbor gate is closed at 22:00. Boats are moored at the jetty with the number on their bow. Barbecues are allowed on the meadow behind the boathouse, never on the jetties.\n\n# Water and power\n\nDrinking water is free of charge at every jetty. A socket costs €3 a night. Waste is sorted at the boathouse.\n`,
      },
      {
        name: 'What to bring.html',
        content: `<!doctype html><html lang="en"><title>What to bring</title><body><h1>What to bring</h1><p>Bring shoes with light soles, a rain jacket, sunscreen and something to drink. Wetsuits can be rented for €10 a day in sizes from 128 to XXL.</p><h2>Luggage</h2><p>Leave your bags in the lockers at the office, which cost €2 and fit a 40-liter backpack.</p></body></html>`,
      },
    ],
    later: {
      name: 'Winter storage 2026.md',
      content: `# Winter storage\n\nBoats up to eight meters can spend the winter in our hall from 15 October to 31 March for €490. Masts are stored next to the boats, and batteries are charged once a month. Places are assigned in order of registration.\n`,
    },
    share: 0.5,
    knowledge: [
      `# Opening hours and season\n\nNorthquay Sailing is open from 1 April to 31 October, every day from 9:00 to 19:00. In July and August we stay open until 21:00. From November to March, no boats go out, but the office answers emails.`,
      `# Renting a boat\n\nA dinghy for two costs €28 an hour, or €95 for a whole day. The keelboat for five costs €60 an hour, or €240 for a whole day. A day rental begins at 9:00 and ends at 18:00. Life jackets are included in every rental. A deposit of €150 is charged by card and refunded when you return the boat.`,
      `# License and weather\n\nFor the keelboat you need a sailing license or an introduction from our staff, which takes half an hour and costs €35. The dinghies can be sailed without a license. When the wind reaches force 6, no boat leaves the harbor, and you get your money back or another date.`,
      `# Courses\n\nThe beginners' course lasts five days, Monday to Friday from 10:00 to 13:00, and costs €320. Children aged eight and up have their own course during the school holidays for €240. You need to be able to swim 50 meters. Groups have at most six people.`,
      `# Booking and canceling\n\nYou can book online or by phone at +49 7531 555 0142. A booking can be canceled free of charge until 48 hours before it begins. After that, half of the price is due. Vouchers are valid for three years.`,
      `# Getting here\n\nNorthquay Sailing is at Hafenstrasse 12 in Konstanz, a ten-minute walk from the train station. Parking in the harbor costs €8 a day. Dogs are welcome on the dinghies, but must stay ashore during courses.`,
    ],
    questions: [
      'How much is a dinghy for a day?',
      'When are you open?',
      'Do I need a license for the keelboat?',
      "What does the beginners' course cost?",
      'Can I cancel my booking?',
      'What happens when there is too much wind?',
      'How much is the deposit?',
      'How old do children have to be to take a course?',
      'Are life jackets included?',
      'Can I bring my dog?',
      'Where can I park and what does it cost?',
      'How long is a voucher valid?',
      'How many people are in a group?',
      'How do I get there from the train station?',
    ],
    inVain: [
      'Do you rent out paddle boards?',
      'Is there a shower in the harbor?',
      'Can I charter a motor yacht in Croatia?',
      'Do you sell used sails?',
    ],
    corrected: [
      'Can we celebrate a birthday on the keelboat?',
      'Yes, the keelboat holds five guests, and we decorate it for birthdays for €40. Please book a week ahead.',
    ],
  },
  {
    name: 'Marigold Dental',
    tagline: 'A practice that takes its time',
    description: "Answers patients' questions about appointments, treatments, prices and directions.",
    color: '#7c3aed',
    picture: 'flower',
    greeting: 'Hello! How can the practice help you today?',
    prompts: [
      { title: 'Cleaning', content: 'How much is a professional cleaning?' },
      { title: 'Aligners', content: 'Can I pay for aligners in installments?' },
      { title: 'Emergency', content: 'What do I do in an emergency at night?' },
    ],
    files: [
      {
        name: 'Before your first visit.md',
        content: `# Before your first visit\n\nBring your insurance card, a list of the medications you take, and X-rays from the last two years. The form takes five minutes, and you can also fill it out at home.\n\n# After a treatment\n\nDon't eat before the numbness is gone, which takes two to three hours. After an extraction, avoid sports for two days.\n`,
      },
    ],
    later: {
      name: 'Night guards.md',
      content: `# Night guards\n\nA night guard against grinding costs €180 and is made from a scan within ten days. It lasts three to five years. Public insurers cover one every two years if a dentist prescribes it.\n`,
    },
    share: 0.3,
    knowledge: [
      `# Practice hours\n\nThe practice is open Monday to Thursday from 8:00 to 18:00 and on Friday from 8:00 to 13:00. On Saturday and Sunday it is closed. In an emergency at night, call the dental emergency service at 0800 555 0199.`,
      `# Appointments\n\nYou can make an appointment online or by phone at 0800 555 0110. New patients fill out a form, so please come ten minutes early. If you miss an appointment without canceling a day ahead, we charge €40.`,
      `# Check-ups and cleaning\n\nA check-up takes 30 minutes and is covered by all public insurers twice a year. A professional cleaning takes 50 minutes and costs €95. Many insurers cover part of it once a year.`,
      `# Whitening and braces\n\nWhitening in the practice takes 90 minutes and costs €380. Clear aligners cost between €2,400 and €4,200, and can be paid in 24 monthly installments without interest. Treatment with aligners takes nine to eighteen months.`,
      `# Children\n\nWe treat children of any age, from their first tooth. A child's first visit is free of charge and takes 20 minutes. A parent can stay in the room the whole time.`,
      `# The building\n\nThe practice is on the second floor, with an elevator and a door wide enough for wheelchairs. Two parking spaces behind the building are reserved for patients. Tram 4 stops in front of the building at Lindenplatz.`,
    ],
    questions: [
      'How much is a professional cleaning?',
      'Are you open on Saturday?',
      'What do I do in an emergency at night?',
      'How long does a check-up take?',
      'What does whitening cost?',
      'Can I pay for aligners in installments?',
      'At what age do you start treating children?',
      'What happens if I miss my appointment?',
      'Is there an elevator?',
      'Which tram stops nearby?',
    ],
    inVain: [
      'Do you treat dogs?',
      'Do you offer laughing gas?',
      'Can I get a prescription for sleeping pills?',
    ],
    corrected: [
      'Does anyone at the practice speak Spanish?',
      'Yes, Dr. Ortega and two of our assistants speak Spanish. Let us know when you make your appointment.',
    ],
  },
  {
    name: 'Fennel Cycles',
    tagline: 'Bicycles, repaired by tomorrow',
    description: "Answers customers' questions about repairs, delivery, warranties and leasing.",
    color: '#c2410c',
    picture: 'bicycle',
    greeting: 'Hi! Ask about repairs, delivery or leasing.',
    prompts: [
      { title: 'Flat tire', content: 'What does it cost to repair a flat tire?' },
      { title: 'Leasing', content: 'How does leasing work?' },
      { title: 'Delivery', content: 'What does delivery cost?' },
    ],
    files: [
      {
        name: 'Frame sizes.md',
        content: `# Frame sizes\n\nChoose your frame size by your inseam: size S for 72 to 78 centimeters, size M for 79 to 84, and size L for 85 to 92. You can try every size in the shop before you order.\n`,
      },
    ],
    later: {
      name: 'Winter tires.md',
      content: `# Winter tires\n\nA pair of studded tires costs €84, and fitting costs €15. We store your summer tires free of charge until April.\n`,
    },
    share: 0.2,
    knowledge: [
      `# Workshop\n\nThe workshop is open Tuesday to Saturday from 10:00 to 18:30. Small repairs such as a flat tire are done while you wait and cost €18 with a new tube. A full service costs €79 and takes one day. Bring the bicycle before 12:00 and it will be ready the next evening.`,
      `# Electric bicycles\n\nWe service electric bicycles with motors by Bosch and Shimano. A battery test costs €35 and takes an hour. A new battery costs between €480 and €890. We don't modify the software to make motors faster.`,
      `# Delivery and returns\n\nDomestic delivery is free for orders over €60, and costs €4.90 otherwise. A bicycle is delivered fully assembled within five working days. You can return unused parts in their original packaging within 30 days.`,
      `# Warranty\n\nNew bicycles have a two-year warranty on all parts and a ten-year warranty on the frame. Used bicycles have a one-year warranty. Wear parts such as chains and brake pads are not covered.`,
      `# Leasing\n\nA bicycle can be leased through your employer from €39 a month for 36 months. Insurance against theft is included. At the end, you can buy it for 18 percent of its price.`,
    ],
    questions: [
      'What does it cost to repair a flat tire?',
      'How long does a full service take?',
      'Do you service electric bicycles?',
      'How long is the warranty on the frame?',
      'What does delivery cost?',
      'Can I return parts?',
      'How does leasing work?',
      'When is the workshop open?',
    ],
    inVain: ['Do you rent out cargo bicycles?', 'Can you repair my scooter?', 'Do you have kayaks?'],
    corrected: [
      'Do you take my old bicycle as a trade-in?',
      'Yes, we take bicycles up to eight years old as trade-ins. Bring yours in, and we will appraise it while you wait.',
    ],
  },
]
