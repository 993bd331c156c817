import { PRICE } from '../price-mark.ts'

export const light =
  'der die das den dem des ein eine einen einem einer eines im in am an auf fur bei und oder es ist sind war waren sein kann konnen konnte konnten darf durfen soll hat haben habe habt werden wird wurde gibt man bitte hallo danke denn mal auch etwa eigentlich da hier dieser diese dieses'

export const first = 'ich mich mir mein meine meinen meinem meiner wir uns unser unsere'

export const second = 'sie ihr euch ihnen ihre ihren ihrem ihrer euer eure euren du dich dir dein deine'

export const negation = 'nicht kein keine keinen keinem keiner nie niemals ohne'

export const when = 'wann'

export const where = 'wo wohin woher'

export const who = 'wer wem wen wessen'

export const why = 'warum wieso weshalb'

export const how = 'wie'

export const what = 'was welche welcher welches welchen welchem'

export const whether = 'ist sind kann konnen darf durfen gibt hat habt haben wird werden soll'

export const names = `
telefon telefonnummer rufnummer tel
handy mobiltelefon
email mail emailadresse mailadresse
wlan wifi
adresse anschrift
auto pkw
fahrrad fahrrader rad
aufzug fahrstuhl lift
toilette wc klo
kostenlos gratis umsonst kostenfrei
arzt doktor
anwalt rechtsanwalt
mull abfall
kaputt defekt
passwort kennwort
samstag sonnabend
bezahlen zahlen
erlaubt gestattet
`

export const relations = ['von aus', 'nach zu zum zur', 'vor', 'mit', 'bis']

export const rewrites = [
  [
    /(?:(?:konnen|konnten|kannst|konntest) (?:sie|du|ihr) (?:mir|uns) (?:bitte )?sagen|(?:ich|wir) (?:mochten?|wurden? gerne?) wissen|(?:bitte )?(?:sag|sagt|sagen sie) (?:mir|uns)|wissen sie)(?: ob\b)?/g,
    ' ',
  ],
  [/\bum wie ?viel uhr\b/g, 'wann'],
  [/\bwie (?:ist|sind|lautet|lauten) (?=(?:der|die|das|euer|eure|ihre?|deine?)\b)/g, 'was '],
  [/\boffnungszeiten\b/g, 'wann offen'],
  [/\b(?:ge)?offnet\b|\boffnen\b/g, 'offen'],
  [
    /\b(?:wie ?viel|was) (?:verlangen|verlangt|verlangst|berechnen|berechnet|berechnest|nehmen|nehmt) (?:sie|ihr|du)(?: (?:mir|uns))?\b/g,
    PRICE,
  ],
  [/\b(?:wie ?viel|was) (?:muss|mussen) (?:ich|wir|man) (.{1,200}) (?:be)?zahlen$/g, `${PRICE} $1`],
  [
    /\b(?:wie hoch|was) sind (?:die|eure|ihre|deine) ([a-z]{4,}?)(?:kosten|preise|gebuhren)\b/g,
    `${PRICE} $1`,
  ],
  [/\bwie (?:viel|teuer)\b|\bwieviel\b/g, PRICE],
  [/\b(?:kostet|kosten|preise?)\b/g, PRICE],
] as const
