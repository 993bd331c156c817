import { applyLayouts, type ExamplePage, type Layout, links, list, table } from './example-page.ts'

/** The panels of one page: their labels and content. */
type Panel = readonly [label: string, html: string]

const pages: readonly (readonly [title: string, panels: readonly Panel[]])[] = [
  [
    'Install the pump',
    [
      [
        'Garden well',
        `<p>Lower the pump on its rope until it hangs two metres above the ground of the well. Never lower it by the cable.</p><pre><code>pump --depth 12 --test</code></pre>`,
      ],
      [
        'Rain barrel',
        `<p>Stand the pump on a brick, so that it doesn't draw in the mud. A barrel of 300 litres is empty after nine minutes.</p>${list(['Brick', 'Hose of 19 mm', 'Two clamps'])}`,
      ],
      ['Pond', '<p>Use the cage.</p>'],
    ],
  ],
  [
    'Season and prices',
    [
      [
        'Spring',
        `<p>From March to May the boats go out on weekends only, and a day costs less.</p>${table([
          ['Boat', 'Day', 'Weekend'],
          ['Kayak', '24 €', '40 €'],
          ['Canoe', '30 €', '52 €'],
        ])}`,
      ],
      [
        'Summer',
        `<p>From June to August we are open daily from eight to eight. Book two weeks ahead for Saturdays.</p>${table(
          [
            ['Boat', 'Day', 'Weekend'],
            ['Kayak', '32 €', '58 €'],
            ['Canoe', '41 €', '75 €'],
          ],
        )}`,
      ],
      ['Winter', '<p>Closed. Repairs are accepted until the fifteenth of December.</p>'],
    ],
  ],
  [
    'Questions about delivery',
    [
      ['How long does it take?', '<p>Two working days, and four to the islands.</p>'],
      [
        'What does it cost?',
        '<p>Parcels up to thirty kilograms cost 4.90 €. Above that a forwarder brings the goods to the kerb for 39 €, on a day that you choose.</p>',
      ],
      ['Can I pick it up?', '<p>Yes, at the yard, from seven in the morning.</p>'],
      [
        'What if something is broken?',
        '<p>Take a picture of the parcel before you open it, and write to us within seven days. We send a replacement before the broken part is back.</p><p>The driver may note the damage too.</p>',
      ],
    ],
  ],
  [
    'Three ways to ferment',
    [
      [
        'Cabbage',
        '<p>Shred it, weigh it, and rub in two parts of salt to a hundred of cabbage until it gives water.</p><p>Press it into a crock and keep it below its own brine for three weeks.</p>',
      ],
      [
        'Cucumbers',
        '<p>Pour brine of five percent over them, with dill, garlic and a vine leaf that keeps them crisp.</p>',
      ],
      ['Milk', '<p>A spoon of kefir in a glass of milk is enough overnight.</p>'],
    ],
  ],
]

const menu = ['Home', 'Shop', 'Workshop', 'Journal', 'Contact']
const cookies =
  'We use cookies to count visits and to remember your cart. You can accept all or only the necessary ones.'

/** What all of them hide that isn't their text: menus, dialogs, notices and what only small screens show. */
const hidingSheet = `.burger:checked ~ .site-menu{display:block}.site-menu,.dropdown ul,.overlay,.sent,.failed,.narrow{display:none}
.dropdown:hover ul{display:block}.overlay:target{display:flex}.cookie-note{display:none}.cookie-note:target{display:block}
.sent.show{display:block}@media (max-width:600px){.narrow{display:block}.wide{display:none}}`

const around = (
  title: string,
  sheet: string,
  main: string,
) => `<!doctype html><html lang="en"><head><title>${title} – Pump &amp; Paddle</title>
<style>${hidingSheet}${sheet}</style></head><body><header><a href="/">Pump &amp; Paddle</a><input type="checkbox" class="burger" id="b"><label for="b">Menu</label>
<div class="site-menu">${links(menu)}</div><nav class="dropdown"><a href="/shop">Shop</a>${links(['Pumps', 'Hoses', 'Boats'])}</nav></header>
<main><h1>${title}</h1>${main}<p class="sent">Thank you! Your message has been received.</p><p class="failed">Oops! Something went wrong while sending.</p></main>
<div class="overlay" id="newsletter"><div role="dialog"><h2>Ten percent off</h2><p>Leave your address and get a voucher for the first order that you place with us this season.</p><a href="#">Close</a></div></div>
<div class="cookie-note" id="cookies"><p>${cookies}</p><button>Accept all</button><a href="#">Only necessary</a></div>
<footer>${links(['Imprint', 'Privacy'])}<p>© 2026 Pump and Paddle</p></footer></body></html>`

const each = (panels: readonly Panel[], write: (panel: Panel, at: number) => string) =>
  panels.map(write).join('')

/** As documentation themes write tabs: all inputs, all labels, all blocks. */
const radioTabs = (title: string, panels: readonly Panel[]) =>
  around(
    title,
    `.tabbed-set>input{position:absolute;opacity:0}.tabbed-block{display:none}${[1, 2, 3, 4]
      .map((at) => `.tabbed-set>input:nth-child(${at}):checked~.tabbed-content>:nth-child(${at})`)
      .join(',')}{display:block}`,
    `<div class="tabbed-set">${each(panels, (_, at) => `<input type="radio" name="t" id="t${at}"${at === 0 ? ' checked' : ''}>`)}
<div class="tabbed-labels">${each(panels, ([label], at) => `<label for="t${at}">${label}</label>`)}</div>
<div class="tabbed-content">${each(panels, ([, html]) => `<div class="tabbed-block">${html}</div>`)}</div></div>`,
  )

/** Native details whose content a style sheet fades in. */
const details = (title: string, panels: readonly Panel[]) =>
  around(
    title,
    'details:not([open])>.inner{display:none}details>.inner{padding:1em}',
    each(
      panels,
      ([label, html], at) =>
        `<details${at === 0 ? ' open' : ''}><summary>${label}</summary><div class="inner">${html}</div></details>`,
    ),
  )

const targets = (title: string, panels: readonly Panel[]) =>
  around(
    title,
    '.view{display:none}.view:target,.view:first-of-type{display:block}',
    `<p>${each(panels, ([label], at) => `<a href="#v${at}">${label}</a> `)}</p>${each(panels, ([, html], at) => `<section class="view" id="v${at}">${html}</section>`)}`,
  )

const checkboxes = (title: string, panels: readonly Panel[]) =>
  around(
    title,
    '.fold input{display:none}.fold input:not(:checked) + label + .body{display:none}',
    each(
      panels,
      ([label, html], at) =>
        `<div class="fold"><input type="checkbox" id="f${at}"><label for="f${at}">${label}</label><div class="body">${html}</div></div>`,
    ),
  )

/** One slide is shown; a script gives another one its class. The small screen has all of them in a row. */
const carousel = (title: string, panels: readonly Panel[]) =>
  around(
    title,
    '.slide{display:none}.slide.is-current{display:block}',
    `<div class="wide">${each(panels, ([label, html], at) => `<div class="slide${at === 0 ? ' is-current' : ''}"><h2>${label}</h2>${html}</div>`)}</div>
<div class="narrow">${each(panels, ([label, html]) => `<div><h2>${label}</h2>${html}</div>`)}</div>`,
  )

const words = (title: string, panels: readonly Panel[]) =>
  [title, ...panels.flat()].join(' ').replace(/<[^<>]*>/g, ' ')

const layout =
  (write: (title: string, panels: readonly Panel[]) => string): Layout =>
  ({ title }) =>
    write(title, pages.find((page) => page[0] === title)?.[1] ?? [])

/** Pages whose text is in panels that readers open one at a time, without a word of script. */
export const panelPages: readonly ExamplePage[] = applyLayouts(
  'panels',
  pages.map(([title, panels]) => ({ title, html: '', words: words(title, panels) })),
  {
    ...{ radios: layout(radioTabs), details: layout(details), targets: layout(targets) },
    ...{ checkboxes: layout(checkboxes), carousel: layout(carousel) },
  },
)
