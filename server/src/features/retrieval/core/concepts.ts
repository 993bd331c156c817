import { foldDiacritics, lowerCase } from './normalise-word.ts'

const MARK = '\u00a4'

/** Something that words ask for and a text has without saying the word: a price is a price without "cost". */
interface Concept {
  /** Its index term, which no word can be. */
  readonly term: string
  /** Words that ask for it, lower case without diacritics. */
  readonly asked: ReadonlySet<string>
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
  `(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})[^.!?]{0,60}?(?:\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:uhr|h|am|pm)?\\s*(?:to|till|until|bis|a|à|alle|às|[-–])\\s*\\d|closed|geschlossen|cerrado|fermé|chiuso|fechado)|(?:closed|geschlossen)[^.!?]{0,60}?(?:${WEEKDAY})`,
  'u',
)
const MONEY =
  /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|(?:eur|euros?|usd|dollars?|chf|gbp|pounds?|reais|zł|kr|pln|tl)(?!\p{L}))/u
const MEANS_OF_PAYMENT =
  /(?<!\p{L})(?:visa|mastercard|paypal|klarna|apple pay|credit cards?|debit cards?|bank transfer|kreditkarten?|rechnung|überweisung|tarjeta|transferencia|carte bancaire|carta di credito|cartão)(?!\p{L})/u
const ADDRESS =
  /(?<!\p{L})\d{1,4}[a-z]?,?\s(?:[\p{L}'’-]{1,30}\s){1,3}(?:street|road|avenue|lane|square|boulevard)(?!\p{L})|(?:straße|strasse|gasse|weg|platz|allee)\s\d|(?<!\p{L})(?:calle|avenida|plaza|rue|viale|piazza|rua)\s\p{L}/u

const REDUCTION = /\p{N}\s?(?:%|percent|prozent|por ciento|pour cent|per cento)/u

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
    'address',
    0.8,
    ADDRESS,
    'located location address directions adresse anschrift standort ubicados ubicacion direccion situes indirizzo endereco',
  ),
]

function concept(name: string, strength: number, found: RegExp, asked: string): Concept {
  return { term: `${MARK}${name}`, asked: new Set(asked.split(' ')), found, strength }
}

/** The index terms of the concepts that `text` has, of all or of those named. */
export function conceptsIn(text: string, among?: ReadonlySet<string>): string[] {
  const looked = among ? CONCEPTS.filter(({ term }) => among.has(term)) : CONCEPTS
  if (looked.length === 0) return []
  const lower = text.toLowerCase()
  return looked.filter(({ found }) => found.test(lower)).map(({ term }) => term)
}

/** The concepts that `word` asks for. */
export function conceptsAskedBy(word: string): Concept[] {
  const key = foldDiacritics(lowerCase(word))
  return CONCEPTS.filter(({ asked }) => asked.has(key))
}

/** Whether an index term stands for a concept. */
export function isConcept(term: string): boolean {
  return term.startsWith(MARK)
}
