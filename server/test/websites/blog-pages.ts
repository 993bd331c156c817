import {
  applyLayouts,
  type Content,
  content,
  type ExamplePage,
  type Layout,
  links,
  list,
} from './example-page.ts'

const posts: readonly (readonly [title: string, html: string])[] = [
  [
    'Bread without kneading',
    `<p>Time does the work that arms used to do. Stir flour, water, salt and very little yeast together in the evening, cover the bowl, and go to bed.</p>
    <h2>What you need</h2>${list(['430 g of strong flour', '345 g of water', '1 g of dry yeast', '8 g of salt'])}
    <p>In the morning the dough has risen and smells of beer. Fold it twice on a floured board and let it rest for two hours more.</p>
    <h2>Baking</h2><p>Heat an iron pot with its lid to 240 degrees. Drop the dough in, bake it for half an hour with the lid and a quarter of an hour without.</p>
    <pre><code>oven 240 --lid 30min --open 15min</code></pre>
    <p>Wait until it has cooled, however hard that is: a warm loaf tears, and its crumb is still setting.</p>`,
  ],
  [
    'Why our hens went on strike',
    `<p>Eleven hens, one egg. That was the harvest of the first week of November, and it set us thinking about light.</p>
    <p>Hens lay by the length of the day. Below fourteen hours of it they save their strength for new feathers, which is wise of them and hard on breakfast.</p>
    <blockquote><p>A hen owes you nothing, said my grandmother, and she kept forty.</p></blockquote>
    <p>We hung a lamp in the coop that switches itself on at five in the morning. Ten days later there were six eggs, and last Sunday nine.</p>
    <table><tr><th>Week</th><th>Eggs</th></tr><tr><td>First</td><td>1</td></tr><tr><td>Second</td><td>17</td></tr><tr><td>Third</td><td>44</td></tr></table>`,
  ],
  [
    'A shed from pallets',
    `<p>Nine pallets, four days, and one trip to the hardware store: that is what it took to give our bicycles a roof.</p>
    <h2>Choosing pallets</h2><p>Take those that are stamped HT, which means that they were heated and not gassed. Leave those that smell.</p>
    <h2>The frame</h2><p>Stand them upright on paving slabs, screw them to one another at each corner, and brace the back wall with a diagonal.</p>
    <ol><li>Lay the slabs level</li><li>Screw the corners</li><li>Brace the back</li><li>Roof it with old sheet metal</li></ol>
    <p>It doesn't look like much from the road. From the kitchen it looks like the best idea that we had all year.</p>`,
  ],
  [
    'Closed for the lambing',
    `<p>The farm shop stays closed from the second to the twentieth of April. Eggs are in the box at the gate; please leave the money in the tin.</p>`,
  ],
]

const articles: readonly Content[] = posts.map(([title, html]) => content(title, `<h1>${title}</h1>${html}`))

const firstWords = (html: string) => html.split('</p>')[0]?.replace('<p>', '').split('. ')[0] ?? ''

const index = content(
  'All posts',
  `<h1>All posts</h1>${posts
    .map(
      ([title, html], at) =>
        `<div class="entry"><h2><a href="/post-${at}">${title}</a></h2><p>${firstWords(html)}</p></div>`,
    )
    .join('')}`,
)

const topics = ['Baking', 'Hens', 'Building', 'Garden', 'Winter']
const recent = ['The first frost', 'Apples that keep', 'Sharpening a scythe', 'What the bees do in January']
const cookies =
  'This blog uses cookies so that I know how many of you there are. If you go on reading I take it that you agree with that.'
const me =
  'I am Ingrid. I live with eleven hens, two children and a man who builds sheds, and write about all of them.'
const voices = [
  'Tried this at the weekend and it worked the first time. My neighbours want the recipe now.',
  'Ours did the same last year! The lamp helped, but so did feeding them earlier in the day.',
]
const share = (page: string) =>
  `<a href="https://www.facebook.com/sharer/sharer.php?u=${page}">Facebook</a><a href="https://twitter.com/intent/tweet?url=${page}">Twitter</a><a href="mailto:?subject=${page}">Mail</a>`

/** As the most common blog system and its themes write it. */
const theme: Layout = (
  { title, html },
  at,
) => `<!doctype html><html lang="en"><head><title>${title} – Hens and Sheds</title>
<meta property="og:type" content="${at < 4 ? 'article' : 'website'}"><style>.sub-menu{visibility:hidden}.screen-reader-text{position:absolute;left:-9999px}</style></head>
<body class="single single-post with-sidebar"><div id="page" class="site"><header id="masthead" class="site-header"><h1 class="site-title"><a href="/">Hens and Sheds</a></h1>
<p class="site-description">A diary from the end of the road</p><nav id="site-navigation">${links(topics)}<div class="sub-menu">${links(recent)}</div></nav></header>
<div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main">
<article class="post hentry"><div class="entry-content">${html}</div>
<footer class="entry-footer"><span class="cat-links">Posted in <a href="/baking">Baking</a></span><span class="tags-links">Tagged <a href="/t/flour">flour</a>, <a href="/t/slow">slow</a></span></footer></article>
${
  at < 4
    ? `<div class="sharedaddy"><h3>Share this:</h3>${share(title)}</div><div class="author-box"><h4>About the author</h4><p>${me}</p></div>
<nav class="post-navigation"><a href="/a">Previous post: ${recent[0]}</a> <a href="/b">Next post: ${recent[1]}</a></nav>
<div id="jp-relatedposts"><h3>Related</h3>${links(recent)}</div>
<div id="comments" class="comments-area"><h2>2 thoughts on this post</h2><ol class="comment-list">${voices.map((voice) => `<li><b>Reader</b><p>${voice}</p></li>`).join('')}</ol>
<div id="respond"><h3>Leave a Reply</h3><form><textarea></textarea><p>Your email address will not be published. Required fields are marked.</p><button>Post Comment</button></form></div></div>`
    : ''
}</main></div>
<aside id="secondary" class="widget-area"><section class="widget"><h2>About me</h2><p>${me}</p></section><section class="widget"><h2>Recent posts</h2>${links(recent)}</section>
<section class="widget"><h2>Follow by mail</h2><p>Get every new post delivered to your inbox, no more than twice a month.</p><form><input type="email"><button>Follow</button></form></section></aside></div>
<footer id="colophon" class="site-footer"><div class="site-info">Proudly written by hand. Theme by <a href="https://example.com">Somebody</a></div></footer></div>
<div class="cookie-banner"><p>${cookies}</p><button>Got it</button> <a href="/privacy">Privacy</a></div></body></html>`

/** Landmarks, an aside inside of the main part, and signs to share on both ends. */
const landmarks: Layout = (
  { title, html },
  at,
) => `<!doctype html><html><head><title>${title} · Hens and Sheds</title></head><body>
<header><a href="/">Hens and Sheds</a><nav>${links(topics)}</nav></header><main>
<aside><h2>On this page</h2><ul><li><a href="#one">What you need</a></li><li><a href="#two">Baking</a></li><li><a href="#three">Questions</a></li></ul></aside>
<article>${html}${at < 4 ? `<div class="share-buttons">${share(title)}</div>` : ''}</article>
<section aria-label="More"><h2>Recommended reading</h2>${links(recent)}</section>
${at < 4 ? `<section><h2>Comments (2)</h2>${voices.map((voice) => `<article><h3>Reader</h3><p>${voice}</p></article>`).join('')}</section>` : ''}</main>
<footer><p>${me}</p>${links(['Privacy', 'Imprint', 'Feed'])}</footer></body></html>`

/** Two columns without any name; the narrow one has words of its own. */
const nameless: Layout = (
  { title, html },
  at,
) => `<html><head><title>${title}</title></head><body><div class="c1"><div class="c2"><a href="/">Hens and Sheds</a></div>
<div class="c3">${topics.map((word) => `<a href="/${word}">${word}</a>`).join(' ')}</div></div><div class="c4"><div class="c5">${html}
<div class="c6">${share(title)}</div>${at < 4 ? `<div class="c7"><div class="c8">Read next</div>${links(recent)}</div>` : ''}</div>
<div class="c9"><div class="c10"><div class="c11">Hello!</div><p>${me}</p></div><div class="c10"><div class="c11">Lately</div>${links(recent)}</div></div></div>
<div class="c12"><p>© 2026 Ingrid</p><a href="/privacy">Privacy</a> <a href="/imprint">Imprint</a></div>
<div class="c13"><span>${cookies}</span><button>I agree</button></div></body></html>`

export const blogPages: readonly ExamplePage[] = applyLayouts('blog', [...articles, index], {
  theme,
  landmarks,
  nameless,
})
