import { foldDiacritics, lowerCase } from './normalise-word.ts'
import { weekdaysIn } from './weekdays.ts'

const MARK = '\u00a4'
/** Before a day's number: a span of days has those within it. */
const DAY_TERM = `${MARK}day`
const DAY_STRENGTH = 0.9
const SHORTEST_DAY = 5

/** Something that words ask for and a text has without saying the word: a price is a price without "cost". */
export interface Concept {
  /** Its index term, which no word can be. */
  readonly term: string
  /** Words that ask for it, lower case without diacritics. */
  readonly asked: ReadonlySet<string>
  /** Ways of asking for it by words that ask for nothing elsewhere ("where are you?"); the group is the word that it counts for. */
  readonly phrases: RegExp | undefined
  readonly found: RegExp
  /** How well it stands for the word. */
  readonly strength: number
}

/** All are read on lower-case text and look a bounded way ahead. */
const EMAIL = /[\p{L}\p{N}]@[\p{L}\p{N}-]{1,60}\.\p{L}/u
const PHONE = /(?:\+|(?<![\p{N}.,])0)\d[\d\s()/-]{5,18}\d/u
const WEEKDAY =
  'mon(?:day)?s?|tue(?:sday)?s?|wed(?:nesday)?s?|thu(?:rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta'
const HOURS = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})[^.!?]{0,60}?(?:\\d{1,2}(?:[:.]\\d\\d)?\\s{0,3}(?:(?:uhr|h|am|pm)\\s{0,3})?(?:to|till|until|bis|a|à|alle|às|[-–])\\s{0,3}\\d|closed|geschlossen|cerrado|fermé|chiuso|fechado)|(?:closed|geschlossen)[^.!?]{0,60}?(?:${WEEKDAY})`,
  'u',
)
const MONEY =
  /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|(?:eur|euros?|usd|dollars?|chf|gbp|pounds?|reais|zł|kr|pln|tl)(?!\p{L}))/u
const MEANS_OF_PAYMENT =
  /(?<!\p{L})(?:visa|mastercard|paypal|klarna|apple pay|credit cards?|debit cards?|bank transfer|kreditkarten?|rechnung|überweisung|tarjeta|transferencia|carte bancaire|carta di credito|cartão)(?!\p{L})/u
const ADDRESS =
  /(?<!\p{L})\d{1,4}[a-z]?,?\s(?:[\p{L}'’-]{1,30}\s){1,3}(?:street|road|avenue|lane|square|boulevard)(?!\p{L})|(?:straße|strasse|gasse|weg|platz|allee)\s\d|(?<!\p{L})(?:calle|avenida|plaza|rue|viale|piazza|rua)\s\p{L}/u

const REDUCTION = /\p{N}\s?(?:%|percent|prozent|por ciento|pour cent|per cento)/u

const MONEY_BACK =
  /(?<!\p{L})(?:(?:money|amount|price) back|back (?:your|the) money|refund\p{L}{0,4}|reimburse\p{L}{0,5}|geld zurück|erstatte[nt]?|(?:rück)?erstattung\p{L}{0,2}|rembours\p{L}{1,6}|reembols\p{L}{1,6}|devol\p{L}{1,7} (?:el|su|tu) (?:dinero|importe)|rimbors\p{L}{1,6}|terugbetal\p{L}{1,4}|geld terug|återbetal\p{L}{1,4}|pengarna tillbaka|zwrot\p{L}{0,2} pieniędzy|возврат\p{L}{0,2} денег|вернём деньги|para iadesi)(?!\p{L})/u
const MONEY_BACK_PHRASE =
  /(?<!\p{L})(?:my|the|our) (money) back(?!\p{L})|(?<!\p{L})(?:mein|das|unser) (geld) zurück|(?<!\p{L})(?:mi|el) (dinero)(?= de vuelta)|(?<!\p{L})devuelven (?:el|mi) (dinero)|(?<!\p{L})(?:mon|l)['’ ]?(argent)|(?<!\p{L})(?:i|il) (?:miei )?(soldi) indietro|(?<!\p{L})(?:meu|o) (dinheiro) de volta|(?<!\p{L})(?:mijn|het) (geld) terug|(?<!\p{L})(pengarna) tillbaka/u

const PLACE =
  'shop|store|office|restaurant|café|cafe|clinic|practice|hotel|museum|library|gym|school|studio|salon|company|club'
const ADDRESS_PHRASE = new RegExp(
  `(?<!\\p{L})(where) (?:(?:are|can i find|do i find) you(?!\\p{L})|is (?:the|your) (?:${PLACE})(?!\\p{L}))|(?<!\\p{L})(wo) (?:sind sie|seid ihr|finde(?:n)? (?:ich|wir) (?:sie|euch)|liegt ihr|ist (?:euer|ihr|das|der|die) (?:geschäft|laden|büro|praxis|restaurant|café|hotel|museum))(?!\\p{L})|(?<!\\p{L})(où) (?:êtes[- ]vous|vous trouvez|se trouve)|(?<!\\p{L})(dónde|donde) (?:están|estan|estáis|se encuentran|queda|os encontráis)|(?<!\\p{L})(dove) (?:siete|vi trovate|si trova)|(?<!\\p{L})(onde) (?:ficam|estão|fica)|(?<!\\p{L})(waar) (?:zijn jullie|bent u|zitten jullie)`,
  'u',
)

const CONCEPTS: readonly Concept[] = [
  concept('email', 0.8, EMAIL, 'email mail correo courriel mailadresse'),
  concept(
    'phone',
    0.8,
    PHONE,
    'phone telephone call number telefon telefonnummer nummer anrufen telefono llamar appeler numero telefone ligar',
  ),
  concept(
    'contact',
    0.8,
    new RegExp(`${EMAIL.source}|${PHONE.source}`, 'u'),
    'contact reach kontakt kontaktieren erreichen erreiche contacto contactar contacter joindre contattare contatto contato contactaros',
  ),
  concept(
    'hours',
    0.9,
    HOURS,
    'open opening opens hours time close closing closed geoffnet offen offnet offnungszeiten sprechzeiten uhr abierto abierta abren abre horario horarios ouvert ouverte ouvrez horaires aperto aperta aprite orari orario aberto abrem',
  ),
  concept(
    'money',
    0.7,
    MONEY,
    'expensive teuer caro cara cher chere cost costs price prices pricing fee rate charge pay kostet kosten preis preise cuesta cuestan precio precios pagan pagar coute prix tarif tarifs costa costano prezzo prezzi custa preco precos',
  ),
  concept(
    'payment',
    0.8,
    MEANS_OF_PAYMENT,
    'payment methods pay bezahlen zahlen zahlungsarten zahlungsmethoden pago pagar paiement payer pagamento',
  ),
  concept(
    'reduction',
    0.7,
    REDUCTION,
    'discount discounts rabatt ermassigung descuento descuentos remise sconto desconto korting',
  ),
  concept(
    'money-back',
    0.8,
    MONEY_BACK,
    'refund refunds refunded refundable reimbursement reimbursed erstattung ruckerstattung erstattet remboursement rembourse rembourser reembolso reembolsar rimborso rimborsare restitutie terugbetaling aterbetalning',
    MONEY_BACK_PHRASE,
  ),
  concept(
    'address',
    0.8,
    ADDRESS,
    'located location address directions adresse anschrift standort ubicados ubicacion direccion situes indirizzo endereco',
    ADDRESS_PHRASE,
  ),
]

function concept(name: string, strength: number, found: RegExp, asked: string, phrases?: RegExp): Concept {
  return { term: `${MARK}${name}`, asked: new Set(asked.split(' ')), phrases, found, strength }
}

/** The index terms of the concepts that `text` has, of all or of those named. */
export function conceptsIn(text: string, among?: ReadonlySet<string>): string[] {
  const looked = among ? CONCEPTS.filter(({ term }) => among.has(term)) : CONCEPTS
  const looksForDays = !among || [...among].some((term) => term.startsWith(DAY_TERM))
  if (looked.length === 0 && !looksForDays) return []
  const lower = text.toLowerCase()
  const days = looksForDays ? [...weekdaysIn(lower)].map((day) => DAY_TERM + day) : []
  return [...looked.filter(({ found }) => found.test(lower)).map(({ term }) => term), ...days]
}

type Asked = Pick<Concept, 'term' | 'strength'>

const MOST_REMEMBERED = 20_000
const remembered = new Map<string, readonly Asked[]>()

/** The concepts that `word` asks for: their index terms, and how well these stand for it. */
export function conceptsAskedBy(word: string): readonly Asked[] {
  const lower = lowerCase(word)
  const known = remembered.get(lower)
  if (known) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const asked = readAsked(lower)
  remembered.set(lower, asked)
  return asked
}

function readAsked(lower: string): Asked[] {
  const key = foldDiacritics(lower)
  const days = lower.length >= SHORTEST_DAY ? [...weekdaysIn(lower)] : []
  return [
    ...CONCEPTS.filter(({ asked }) => asked.has(key)),
    ...days.map((day) => ({ term: DAY_TERM + day, strength: DAY_STRENGTH })),
  ]
}

/** A phrase of a question that asks for a concept. Words are lower case. */
export interface ConceptPhrase {
  readonly concept: Concept
  /** The word that it counts for. */
  readonly word: string
  /** All of its words: the others ask for nothing. */
  readonly words: ReadonlySet<string>
}

/** The concepts that `question` asks for by a phrase. */
export function conceptsAskedIn(question: string): ConceptPhrase[] {
  const lower = question.toLowerCase()
  return CONCEPTS.flatMap((concept) => {
    const match = concept.phrases?.exec(lower)
    const word = match?.slice(1).find((group) => group !== undefined)
    if (!match || word === undefined) return []
    return [{ concept, word, words: new Set(match[0].split(/[^\p{L}\p{M}]+/u)) }]
  })
}

/** Whether an index term stands for a concept. */
export function isConcept(term: string): boolean {
  return term.startsWith(MARK)
}
