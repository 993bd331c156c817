/** What the pages that visitors ask about are called, in addresses and titles, as whole words. */
const words = [
  'about|about us|contact|contact us|pricing|prices?|plans|rates|fees|opening hours|hours|opening times|business hours|faqs?|help|help cent(?:er|re)|support|questions|frequently asked questions|shipping|delivery|returns?|refunds?|returns? policy|warranty|payment|locations?|directions|getting here|visit|services|menu|terms|how it works|customer service',
  'über uns|ueber uns|uber uns|kontakt|preise|öffnungszeiten|oeffnungszeiten|versand|lieferung|versandkosten|zahlung|rückgabe|rueckgabe|widerruf|hilfe|häufige fragen|haeufige fragen|leistungen|anfahrt|agb',
  'à propos|a propos|qui sommes nous|tarifs?|prix|horaires|livraison|retours|aide|services|questions fréquentes|questions frequentes|mentions legales|nous contacter|accès|acces',
  'sobre nosotros|quienes somos|contacto|precios|tarifas|horarios?|envíos?|envios?|devoluciones|ayuda|preguntas frecuentes|servicios',
  'chi siamo|contatti|prezzi|orari|spedizion[ei]|resi|aiuto|assistenza|domande frequenti|servizi|dove siamo',
  'sobre|sobre nós|quem somos|contato|contactos?|preços|precos|horário|horario|entregas?|devoluções|ajuda|perguntas frequentes|serviços|servicos',
  'over ons|contact|prijzen|tarieven|openingstijden|verzending|bezorging|retourneren|veelgestelde vragen|klantenservice|diensten',
  'o nas|kontakt|cennik|dostawa|zwroty|godziny otwarcia|pomoc|om oss|om os|priser|öppettider|frakt|åbningstider|levering|vanliga frågor|yhteystiedot|hinnat|aukioloajat|toimitus',
  'о нас|контакты|цены|доставка|оплата|часы работы|помощь|会社概要|お問い合わせ|料金|営業時間|よくある質問|配送|アクセス|关于我们|联系我们|价格|常见问题|配送|문의|요금|회사소개|자주 묻는 질문',
]
const named = new RegExp(`^(?:${words.join('|')})$`, 'iu')

/** Deeper pages are articles, whatever they are called. */
const deepest = 3

/** Whether visitors are likely to ask about what a page says, by its address and title; the home page is one, too. */
export function isLikelyAsked(address: string, title: string | null): boolean {
  const { pathname } = new URL(address)
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments.length > deepest) return false
  const last = inWords(decode(segments.at(-1) ?? '').replace(/\.\w{2,5}$/, ''))
  if (segments.length === 0 || isLanguageAlone(segments) || named.test(last)) return true
  return (title ?? '').split(/ [-–—|·:»] | ?\| ?/u, 3).some((part) => named.test(inWords(part)))
}

function isLanguageAlone(segments: readonly string[]): boolean {
  return segments.length === 1 && /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segments[0] ?? '')
}

function inWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
