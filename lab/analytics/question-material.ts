/** What the visitors of the measured shop ask about, put together into realistic questions of many wordings. */
const things = [
  'kayak',
  'canoe',
  'bicycle',
  'tandem',
  'e-bike',
  'paddle board',
  'sailing boat',
  'pedal boat',
  'wetsuit',
  'life jacket',
  'child seat',
  'bike trailer',
  'helmet',
  'dry bag',
  'fishing rod',
  'surfboard',
  'tent',
  'locker',
  'guided tour',
  'sailing course',
  'night paddle',
  'family ticket',
  'gift card',
  'season pass',
  'beach chair',
  'snorkel set',
  'motor boat',
  'roof rack',
  'camping stove',
  'river map',
] // prettier-ignore
const times = [
  'today',
  'tomorrow',
  'on Sunday',
  'in May',
  'in winter',
  'next week',
  'at the weekend',
  'over Easter',
]
const asks = [
  'How much does a {thing} cost {time}?',
  'Can I rent a {thing} {time}?',
  'Do you have a {thing} for children {time}?',
  'Where do I pick up the {thing} {time}?',
  'Is a deposit needed for a {thing}?',
  'What happens when I damage the {thing}?',
  'How do I cancel a {thing} booked for {time}?',
  'Can two people share one {thing} {time}?',
  'Do I need experience for the {thing}?',
  'What is the longest I can keep a {thing}?',
]
const months = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const people = ['my daughter', 'my parents', 'a group of 12', 'our school class', 'my dog', 'two beginners']

export const smallTalk = ['Hello', 'Thanks a lot!', 'Good morning', 'Who are you?', 'bye']

/** Makes one question; popular things and wordings come much more often than the rest, as among people. */
export function makeQuestion(random: () => number): string {
  const question = pick(asks, random)
    .replace('{thing}', pick(things, random))
    .replace('{time}', random() < 0.4 ? makeDate(random) : pick(times, random))
  if (random() < 0.3) return `${question} It is for ${pick(people, random)}.`
  return random() < 0.2 ? question.toLowerCase().replace('?', '') : question
}

function makeDate(random: () => number): string {
  return `on ${1 + Math.floor(random() * 30)} ${pick(months, random)}`
}

/** Makes an answer of the length that answers have. */
export function makeAnswer(random: () => number): string {
  const thing = pick(things, random)
  const price = 8 + Math.floor(random() * 60)
  return (
    `A ${thing} costs ${price} euros a day, helmets and life jackets are free of charge. ` +
    `It is handed out at the boathouse from nine in the morning; please be back by half past six.`
  )
}

/** The square of a uniform number falls on the first ones most. */
function pick(from: readonly string[], random: () => number): string {
  return from[Math.floor(random() ** 2 * from.length)] ?? ''
}
