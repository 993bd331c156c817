import { type Content, content, list, table } from './example-page.ts'

interface Product {
  readonly name: string
  readonly price: string
  readonly story: readonly string[]
  readonly features: readonly string[]
  readonly sizes: readonly (readonly string[])[]
  readonly reviews: readonly string[]
}

const products: readonly Product[] = [
  {
    name: 'Skerry rain jacket',
    price: '€189.00',
    story: [
      'A jacket for people who go out when others come in. Two layers of recycled nylon keep rain outside for hours, and the vents below the arms let the warmth of a climb out again.',
      'We tape every seam by hand in our workshop in Bergen and repair it there, free of charge, for ten years.',
    ],
    features: ['Water column of 20,000 mm', 'Hood fits over a helmet', 'Packs into its own pocket'],
    sizes: [
      ['Size', 'Chest', 'Sleeve'],
      ['S', '92 cm', '82 cm'],
      ['M', '98 cm', '84 cm'],
      ['L', '106 cm', '86 cm'],
    ],
    reviews: [
      'Stayed dry through three days of Scottish drizzle. Runs a little large.',
      'The zip stuck once, and they mended it within a week.',
    ],
  },
  {
    name: 'Fell wool socks',
    price: '€24.50',
    story: [
      'Knitted from the wool of sheep that graze on the fells behind our mill. They warm when wet and need a wash less often than you would think.',
    ],
    features: ['72 % wool, 26 % polyamide, 2 % elastane', 'Cushioned heel', 'No seam at the toes'],
    sizes: [
      ['EU', 'UK'],
      ['36–38', '3–5'],
      ['39–42', '6–8'],
    ],
    reviews: ['My feet have never been happier on a long walk.'],
  },
  {
    name: 'Tarn 2 tent',
    price: '€420.00',
    story: [
      'A tunnel tent for two with room for packs and a wet dog. One person pitches it in four minutes, inner and outer together.',
      'The poles are of the same alloy as our walking sticks and bend a long way before they break; a splint comes along in case they do.',
      'In winter the skirts are buried in snow, and the vents at both ends keep frost off the inner tent.',
    ],
    features: ['2.4 kg with pegs', 'Two entrances', 'Footprint sold apart'],
    sizes: [
      ['Part', 'Length', 'Width'],
      ['Inner tent', '215 cm', '130 cm'],
      ['Outer tent', '330 cm', '145 cm'],
    ],
    reviews: [
      'Survived a storm on Jura.',
      'A peg bent, otherwise faultless.',
      'Lovely green, easy to spot the door.',
    ],
  },
]

const product = ({ name, price, story, features, sizes, reviews }: Product): Content =>
  content(
    name,
    `<h1>${name}</h1><p class="price"><span>${price}</span></p><p>In stock, at your door in two days</p>
    <form><button>Add to cart</button></form>${story.map((each) => `<p>${each}</p>`).join('')}
    <h2>What it is made for</h2>${list(features)}<h2>Sizes</h2>${table(sizes)}
    <h2>Reviews</h2>${reviews.map((each) => `<blockquote><p>${each}</p></blockquote>`).join('')}`,
  )

const card = ({ name, price, story }: Product) =>
  `<div class="card"><a href="/products/${name.split(' ')[0]}"><img src="/p.jpg" alt=""><h3>${name}</h3>
  <p>${story[0]?.split('. ')[0]}</p><span>${price}</span></a></div>`

const category = content(
  'Everything for the rain',
  `<h1>Everything for the rain</h1><p>From the first drizzle to the third day of storm: what we wear ourselves.</p>
  <div class="grid">${products.map(card).join('')}</div>`,
)

const shipping = content(
  'Shipping and returns',
  `<h1>Shipping and returns</h1><p>We ship from Bergen every working day. Orders placed before noon leave the same day.</p>
  ${table([
    ['Country', 'Days', 'Price'],
    ['Norway', '1–2', '€4'],
    ['Germany', '3–5', '€9'],
    ['France', '4–6', '€11'],
    ['United Kingdom', '5–8', '€15, customs included'],
  ])}<h2>Sending things back</h2><p>You have sixty days. Things that were worn outside are repaired rather than taken back.</p>
  ${list(['Write to returns@skerry.example', 'Print the label that we send', 'Hand the parcel in anywhere'])}`,
)

const contact = content(
  'Contact',
  `<h1>Contact</h1><p>Skerry Outfitters, Bryggen 14, 5003 Bergen</p><p>Telephone +47 55 00 11 22</p>
  <p>Monday to Friday 9 to 17, Saturday 10 to 14</p>`,
)

const questions = content(
  'Questions',
  `<h1>Questions that people ask</h1>${[
    [
      'May I wash the jacket?',
      'Yes, at thirty degrees and without softener. Dry it warm, which wakes its coating up again.',
    ],
    [
      'Do you repair things that others have made?',
      'We try. Send us a picture first, and we tell you what it would cost.',
    ],
    [
      'Where is my parcel?',
      'The number in our message leads to the carrier, who knows it better than we do.',
    ],
  ]
    .map(([ask, say]) => `<details><summary>${ask}</summary><p>${say}</p></details>`)
    .join('')}`,
)

/** Pages of a shop: products with tables and reviews, a grid, prices, an address, questions. */
export const shopContents: readonly Content[] = [
  ...products.map(product),
  category,
  shipping,
  contact,
  questions,
]

/** Cards of other products, as shops show them below one. */
export const otherProducts = products.map(card).join('')
