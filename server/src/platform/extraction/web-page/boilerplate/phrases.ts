/**
 * Headings, case-folded, after a page's own text. The text below counts as boilerplate only if it consists of links.
 */
export const relatedHeadings = new RegExp(
  `^(?:${[
    'related( (posts?|articles?|products?|links?|pages?|topics?|stories|reading|content|items))?',
    '(you (may|might) also (like|enjoy|be interested in)|customers also (bought|viewed)|frequently bought together)',
    '(recommended|recommendations)( (for you|products|reading|articles|posts))?',
    '(read|up|what to read) next|keep reading|further reading|more (stories|posts|articles|from .{1,60}|like this|to read|to explore)',
    '(recent|latest|popular|trending|featured|other|similar) (posts?|articles?|products?|stories|news|items|entries)|recently viewed( products)?',
    'most (read|popular|viewed|shared|commented)|top stories|meistgelesen|beliebte(ste)? (artikel|beiträge)|les plus lus|lo más leído|i più letti|meest gelezen',
    '(das könnte (ihnen|dir|sie|dich) auch (gefallen|interessieren)|ähnliche (artikel|produkte|beiträge)|verwandte (artikel|themen|beiträge)|weitere (artikel|beiträge|produkte)|(neueste|aktuelle|letzte) (beiträge|artikel))',
    '(articles? (similaires|liés|récents)|produits? similaires|vous aimerez aussi|à lire aussi|à lire ensuite|sur le même sujet)',
    '((artículos|productos|entradas) (relacionad[oa]s|similares|recientes)|también te puede (gustar|interesar)|te puede interesar)',
    '((articoli|prodotti) (correlati|simili|recenti)|potrebbe interessarti( anche)?|leggi anche)',
    '(gerelateerde (artikelen|producten|berichten)|lees ook|dit vind je misschien ook leuk)',
    '((artigos|produtos|posts) (relacionados|similares|recentes)|você também pode gostar|leia também)',
  ].join('|')})$`,
)

/** Headings, case-folded, of reader comments and forms below a page's text. Everything below them is boilerplate. */
export const appendedHeadings = new RegExp(
  `^(?:${[
    '(\\d+ )?(comments?|replies|responses|kommentare?|commentaires?|comentarios?|commenti|commento|reacties|comentários?)( \\(?\\d+\\)?)?',
    '(leave|write|post|add) (a|your) (comment|reply)|join the (discussion|conversation)',
    '(schreib(e|en sie)? einen kommentar|kommentar (schreiben|verfassen|hinterlassen)|laisser un commentaire|deja un comentario|lascia un commento|laat een (reactie|bericht) achter|deixe um comentário)',
    '(subscribe|sign up|join)( to| for)?( our| the)?( weekly| monthly| free)? (newsletter|mailing list)|newsletter|stay (in touch|up to date|in the loop)|never miss (a|an) (post|article|update)',
    '(newsletter (abonnieren|anmelden|bestellen)|zum newsletter anmelden|abonnez-vous .{0,40}|suscríbete .{0,40}|iscriviti .{0,40})',
    'share( this| on)?( (post|article|page|story))?|teilen|partager|compartir|condividi|delen|compartilhar',
    '(on this page|in this article|table of contents|page contents|inhaltsverzeichnis|auf dieser seite|sommaire|sur cette page|en esta página|in questa pagina|op deze pagina|nesta página)',
    'was this (page|article|information) helpful|war dieser artikel hilfreich',
    '(tags|categories|archives|meta|follow us|folgen sie uns|suivez-nous|síguenos|seguici|about the author|über (den autor|die autorin))',
  ].join('|')})$`,
)

/** Those that may also be the name of something that a page explains. */
export const ambiguousHeadings =
  /^(?:comments?|replies|responses|kommentare?|commentaires?|comentarios?|commenti|reacties|comentários?|newsletter|share|teilen|tags|categories|archives|meta|follow us|folgen sie uns|suivez-nous|síguenos|seguici|about the author|über (?:den autor|die autorin))$/

/** Lines, case-folded, that only serve navigation. */
export const emptyLines = new RegExp(
  `^(?:${[
    'skip to (main )?(content|navigation)|zum inhalt( springen)?|aller au contenu|saltar al contenido|vai al contenuto',
    'back to top|nach oben|haut de page|advertisement|anzeige|werbung|publicité|publicidad',
    'share|share this|tweet|pin it|print|print this page|copy link|e-?mail( this)?|teilen|drucken',
    'edit (this page|on github|page)|view (page )?source|permalink|¶|#',
    'read more|continue reading|learn more|show more|see all|view all|weiterlesen|mehr (lesen|erfahren)|lire la suite|leer más',
    'add to (cart|basket|bag|wishlist)|buy now|in den warenkorb|ajouter au panier|añadir al carrito',
    'loading(…|\\.{3})?|please wait(…|\\.{3})?',
    '(←|«|‹|<)? ?(previous|prev|zurück|précédent|anterior)( (post|page|article))?|(next|weiter|suivant|siguiente)( (post|page|article))? ?(→|»|›|>)?',
  ].join('|')})$`,
)

/** Button labels of cookie banners. */
export const cookieButtons =
  /\b(accept|agree|allow|got it|reject|decline|deny|manage|preferences|ok|okay|understood|akzeptieren|zustimmen|einverstanden|ablehnen|alle erlauben|accepter|refuser|j'accepte|aceptar|rechazar|accetta|rifiuta|accepteren|weigeren|aceitar|recusar)\b/i

/** Reasons for cookies, to distinguish banners from pages about biscuits. */
export const cookieReasons =
  /(?:\b(?:use|uses|using|set|sets|store|stores|place|need|needs|accept|allow|verwende[nt]?|nutz(?:en|t)|setz(?:en|t)|utilis\w*|utiliz\w*|usa|usamos|usiamo|gebruik\w*|plaats\w*)\b.{0,60}\bcookies?\b)|(?:\bcookies?\b.{0,120}\b(?:website|site|browser|traffic|visitors?|analy\w+|essential|necessary|consent|privacy|settings|policy|experience|preferences|einstellungen|notwendig\w*|zustimm\w*|datenschutz\w*|confidentialité|consentement|privacidad|consentimiento|noodzakelijk\w*)\b)/is

export const footerWords =
  /©|\(c\) ?\d{4}|\bcopyright\b|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|alle rechten voorbehouden|todos os direitos/i

export const footerLinks =
  /^(privacy( policy| notice)?|terms( (of|and|&) .{3,20})?|cookies?( policy| settings)?|imprint|legal( notice)?|impressum|datenschutz(erklärung)?|agb|mentions légales|confidentialité|cgv|aviso legal|privacidad|note legali|sitemap)$/

/** Longer texts are compared by their beginning. */
const foldedMax = 500

export function fold(text: string): string {
  return text
    .slice(0, foldedMax)
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s:.!?…¶#])[\s:.!?…¶#]+$/, '')
    .toLowerCase()
}
