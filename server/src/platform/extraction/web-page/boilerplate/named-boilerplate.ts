/** The conditions, in addition to a name, for an element to be boilerplate. */
export type Condition =
  /** Whatever its content. */
  | 'always'
  /** Outside the part that the page declares as its main one. */
  | 'apart'
  /** Mostly links of menus, or empty. */
  | 'links'
  /** Few words. */
  | 'short'
  /** Outside the part that the page declares as its main one, and without headings or mostly links. */
  | 'outside'
  /** Linking elsewhere, if only once. */
  | 'leading'

const trimmed = (words: string) => words.trim()

const rule = (words: string, condition: Condition) => ({
  pattern: new RegExp(` (?:${words.split('\n').map(trimmed).filter(Boolean).join('|')}) `),
  condition,
})

/** Words in the names of elements without text of the page. */
export const namedBoilerplate: readonly { pattern: RegExp; condition: Condition }[] = [
  rule(
    `cookies? (?:banner|bar|box|consent|container|dialog|disclaimer|hint|info|law|layer|message|modal|notice|notification|overlay|popup|prompt|settings|warning|wrapper)
    (?:eu )?cookie(?:law|consent|notice|banner|bar|bot)
    consent (?:banner|bar|box|dialog|layer|manager|modal|notice|overlay|popup|prompt|wrapper)
    gdpr
    ccpa
    onetrust
    cookiebot\\w*
    usercentrics\\w*`,
    'always',
  ),
  rule(
    `breadcrumbs?
    crumbs
    breadcrumb trail
    you are here`,
    'always',
  ),
  rule(
    `(?:pagination|pager|paginator|pagenav|page numbers)
    prev(?:ious)? next
    (?:post|posts|page|article|doc|section) (?:nav|navigation|pager)
    nav (?:links|below|above|previous|next)`,
    'always',
  ),
  rule(
    `comments?
    comments? (?:list|area|section|form|thread|respond|wrapper)
    commentlist
    respond
    disqus
    disqus thread`,
    'always',
  ),
  rule(
    `newsletter
    newsletters
    subscribe
    mailing list
    optin
    opt in
    mc embed signup
    sign ?up (?:form|box|bar|banner|section)`,
    'short',
  ),
  rule(
    `pop ?up
    popups
    modal
    lightbox
    interstitial
    off ?canvas
    drawer
    snackbar
    toast`,
    'apart',
  ),
  rule(
    `adverts?
    advertisements?
    advertising
    ads?
    ads? (?:slot|unit|container|banner|wrapper|box|block)
    adsbygoogle
    sponsored
    promoted`,
    'short',
  ),
  rule(
    `share
    shares
    sharing
    share ?(?:bar|buttons?|links?|this|box|icons|tools|widget)
    sharedaddy
    social
    socials
    social (?:bar|buttons?|icons?|links?|media|share|sharing|nav|menu|list)
    addthis
    addtoany
    a2a kit
    follow us`,
    'short',
  ),
  rule(
    `toc
    table of contents
    tableofcontents
    on this page
    page toc
    in page nav
    (?:outline|contents?|section|local) (?:nav|links|list|menu)
    jump ?(?:links|list|nav|menu)`,
    'links',
  ),
  rule(
    `related
    related (?:posts?|articles?|products?|items?|links?|content|stories|reading|pages|news|topics)
    recommended
    recommendations?
    (?:may|might) also like
    also (?:like|bought|viewed|read)
    (?:up|cross) ?sells?
    (?:more|similar|other|latest|recent|popular|trending|next) (?:posts?|articles?|products?|stories|news|items|reads?|entries)
    read (?:next|more|also)
    further reading
    recently viewed`,
    'leading',
  ),
  rule(
    `side ?bar
    side ?(?:nav|menu|col|column|rail)
    (?:left|right) (?:rail|sidebar)
    widget area
    widgets area
    sidebar widgets?`,
    'always',
  ),
  rule(
    `nav
    navs
    navi
    navbar
    navigation
    (?:main|top|primary|secondary|site|mobile|mega|sub|header|footer|user|account) ?(?:nav|navi|navigation|menu)
    menu
    menus
    hamburger
    tool ?bar
    tabs
    quick ?links`,
    'links',
  ),
  rule(
    `(?:tags?|categor(?:y|ies)|topics?|keywords?)
    (?:tag|post|entry|article|cat) ?(?:tags?|links?|list|cloud|categories|topics)`,
    'links',
  ),
  rule(
    `(?:lang|langs|language|languages|locale|locales|country|currency)
    (?:lang|language|locale|country|currency|region) (?:switcher|selector|picker|menu|list|nav|switch)
    polylang\\w*
    wpml\\w*`,
    'links',
  ),
  rule(
    `(?:site|page|main|global|theme|app|layout) ?header
    masthead
    top ?bar
    utility bar
    header (?:top|bar|inner|wrapper|container|main|content)
    (?<!(?:card|item|tile|panel|table|quote|product|post|entry|article|section|accordion|box|block|content|tab|group) )header
    branding
    site branding
    logo`,
    'outside',
  ),
  rule(
    `announcement ?bar
    promo ?(?:bar|banner|strip|ribbon|popup)
    (?:notice|notification|alert|hello|info|offer) (?:bar|banner|strip)
    ticker`,
    'short',
  ),
  rule(
    `(?:site|page|main|global|theme|app|layout) ?footer
    (?<!(?:card|item|tile|panel|table|quote|product|post|entry|article|section|accordion|box|block|content|tab|group) )footer
    footer (?:top|bottom|bar|inner|wrapper|container|main|content|widgets?|columns?|links?|nav|menu)
    colophon
    site info
    copy ?right
    legal links`,
    'outside',
  ),
  rule(
    `mini ?cart
    cart (?:drawer|summary|preview|count|icon|link)
    wish ?list
    quick ?view
    compare
    add ?to ?cart
    quantity
    (?:user|account) (?:links|bar|box|info)
    log ?in
    sign ?in
    search
    search ?(?:form|box|bar|field|wrapper|container|overlay)
    autocomplete`,
    'short',
  ),
  rule(
    `(?:back|scroll|go) ?to ?top
    to top
    skip
    skip ?(?:link|links|nav|to content|to main)
    print (?:link|button|only)
    edit (?:page|link|this page|on github|section)
    mw editsection
    editsection
    last updated
    (?:page|article|doc) feedback
    feedback (?:widget|form|buttons?|bar)
    (?:was this )?helpful
    rate this
    copy (?:button|btn|link|code)
    copybtn
    clipboard
    theme (?:toggle|switch|switcher)`,
    'short',
  ),
  rule(
    `author (?:box|bio|card|info|profile|about)
    about (?:the )?author
    authorbox`,
    'always',
  ),
  rule(
    `linenos
    line ?nos?
    line ?numbers?
    line numbers rows
    gutter`,
    'short',
  ),
]
