import { applyLayouts, type ExamplePage, type Layout, links } from './example-page.ts'
import { otherProducts, shopContents } from './shop-content.ts'

const menu = ['Jackets', 'Trousers', 'Socks', 'Tents', 'Rucksacks', 'Sale', 'Our story', 'Repairs']
const service = ['Delivery', 'Returns', 'Size guide', 'Gift cards', 'Wholesale', 'Careers']
const legal = ['Privacy policy', 'Terms of sale', 'Imprint', 'Cookie settings']
const offer = 'Free delivery over €80 this week only'
const cookies =
  'We and our partners use cookies to measure how our shop is used and to show you offers that fit. You can change your mind at any time.'
const news = 'Be the first to hear of new arrivals and secret sales. Ten percent off your first order.'
const about = 'Skerry Outfitters makes clothes for bad weather since 1987.'

/** As today's shop systems write it: landmarks and named parts. */
const landmarks: Layout = (
  { title, html },
  at,
) => `<!doctype html><html lang="en"><head><title>${title} | Skerry</title>
<meta property="og:site_name" content="Skerry"><style>.cart-drawer{display:none}.sub{display:none}li:hover .sub{display:block}</style></head><body>
<a class="skip-link" href="#main">Skip to content</a><div class="announcement-bar"><p>${offer}</p></div>
<header class="site-header"><a href="/"><img src="/logo.svg" alt="Skerry"></a><nav>${links(menu)}<div class="sub">${links(service)}</div></nav>
<form role="search"><input name="q"><button>Search</button></form></header>
<div class="cart-drawer"><h2>Your basket</h2><p>Your basket is empty, which is a pity.</p></div>
<nav class="breadcrumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/shop">Shop</a></li><li>${title}</li></ol></nav>
<main id="main">${html}${at < 3 ? `<section class="related-products"><h2>You may also like</h2>${otherProducts}</section>` : ''}</main>
<section class="newsletter"><h2>Stay in the loop</h2><p>${news}</p><form><input type="email"><button>Subscribe</button></form></section>
<footer><p>${about}</p>${links(service)}${links(legal)}<p>© 2026 Skerry Outfitters AS</p></footer>
<div id="cookie-consent" role="dialog"><p>${cookies}</p><button>Accept all</button><button>Reject</button></div></body></html>`

/** As themes wrote it before there were landmarks: parts have names alone. */
const named: Layout = (
  { title, html },
  at,
) => `<html><head><title>Skerry Outfitters - ${title}</title></head><body class="has-sidebar shop">
<div id="page"><div id="top-bar"><span>${offer}</span> <a href="/login">Sign in</a> <a href="/basket">Basket (0)</a></div>
<div id="masthead" class="header"><div class="logo"><a href="/">Skerry Outfitters</a></div><div class="main-menu">${links(menu)}</div></div>
<div class="breadcrumb"><a href="/">Home</a> / <a href="/shop">Shop</a> / ${title}</div>
<div class="columns"><div class="sidebar"><h3>Browse by kind</h3>${links(menu)}<h3>Price</h3><form><input type="range"><button>Filter</button></form>
<h3>Our promise</h3><p>Ten years of repairs on everything that we sew, whoever has worn it before you.</p></div>
<div class="product-area">${html}<div class="share"><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a> <a href="https://pinterest.com/pin/create/button/?url=x">Pin</a></div>
${at < 3 ? `<div class="upsells"><h2>Goes well with</h2>${otherProducts}</div>` : ''}</div></div>
<div id="footer"><div class="footer-columns"><div><h4>Help</h4>${links(service)}</div><div><h4>About us</h4><p>${about}</p></div></div>
<div class="copyright">© 2026 Skerry Outfitters AS. All rights reserved.</div></div></div>
<div class="cookie-notice"><p>${cookies}</p><a href="#" class="btn">OK</a></div></body></html>`

/** As tools write it that style by classes of one property each: no landmark, no name that says anything. */
const nameless: Layout = (
  { title, html },
  at,
) => `<!doctype html><html lang="en"><head><title>${title} — Skerry</title></head><body class="bg-white text-slate-900">
<div class="w-full bg-black text-white text-sm py-2 text-center"><p>${offer}</p></div>
<div class="flex px-8 py-4 border-b"><a class="font-bold" href="/">Skerry</a><div class="flex gap-4">${menu
  .map((word) => `<a class="text-sm" href="/c/${word}">${word}</a>`)
  .join('')}</div><a href="/cart">Cart</a></div>
<div class="px-8 py-2 text-xs"><a href="/">Home</a> <span>›</span> <a href="/c">Shop</a> <span>›</span> <span>${title}</span></div>
<div class="max-w-4xl mx-auto px-8"><div class="grid gap-8">${html}</div>
${at < 3 ? `<div class="mt-16"><h2 class="text-xl">You might also like</h2><div class="grid grid-cols-3">${otherProducts}</div></div>` : ''}</div>
<div class="bg-slate-100 p-8"><h2>Join our newsletter</h2><p>${news}</p><form class="flex"><input type="email"><button>Join</button></form></div>
<div class="bg-slate-900 text-white p-8 grid grid-cols-3"><div><p>${about}</p></div><div>${links(service)}</div><div>${links(legal)}<p class="text-xs">© 2026 Skerry Outfitters AS</p></div></div>
<div class="fixed bottom-0 p-4 shadow"><p>${cookies}</p><div class="flex"><button>Only necessary</button><button>Accept all</button></div></div></body></html>`

/** As pages were laid out with tables. */
const tables: Layout = ({
  title,
  html,
}) => `<html><head><title>${title}</title></head><body><table width="100%"><tr><td colspan="2">
<a href="/"><b>Skerry Outfitters</b></a> | ${menu.map((word) => `<a href="${word}.htm">${word}</a>`).join(' | ')}</td></tr>
<tr><td width="160" valign="top">${service.map((word) => `<a href="${word}.htm">${word}</a><br>`).join('')}</td>
<td valign="top">${html}</td></tr><tr><td colspan="2"><center>Copyright 2026 Skerry Outfitters. <a href="terms.htm">Terms of sale</a></center></td></tr></table></body></html>`

export const shopPages: readonly ExamplePage[] = applyLayouts('shop', shopContents, {
  landmarks,
  named,
  nameless,
  tables,
})
