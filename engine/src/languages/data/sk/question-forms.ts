import { PRICE } from '../price-mark.ts'

export const light =
  'a aj alebo ale v vo na z zo o u k ku za pri pre je su sme ste som bol bola bolo boli byt bude budu mozem mozete moze mozno da sa si mate mame ma treba prosim dobry den ahoj dakujem to ten ta tento tato toto'

export const first = 'ja mi mna moj moja moje my nas nam nase nasa'

export const second = 'ty ti teba tvoj tvoja tvoje vy vas vam vase vasa'

export const negation = 'nie nikdy ziadny ziadna ziadne'

export const when = 'kedy dokedy odkedy'

export const where = 'kde kam odkial'

export const who = 'kto koho komu'

export const why = 'preco'

export const how = 'ako'

export const what = 'co aky aka ake ktory ktora ktore'

export const whether = 'je su mozem mozete moze mate da treba smiem'

export const names = `
telefon telefonicky tel
email mail
auto automobil
vytah lift
zachod wc toaleta
zadarmo bezplatne
lekar doktor
`

export const relations = ['od', 'do', 'pred', 'po', 's so', 'bez']

export const rewrites = [
  [
    /\b(?:mohli by ste|mozete|vedeli by ste|viete) (?:mi|nam) povedat\b|\bchcel[ai]? by som vediet\b|\bzaujima ma\b/g,
    ' ',
  ],
  [/\bo kolkej(?: hodine)?\b/g, 'kedy'],
  [/\botvaraci(?:e|ch) hodin[ya]?\b|\botvaracia doba\b/g, 'kedy otvorene'],
  [/\botvarate\b|\botvoren[ya]\b/g, 'otvorene'],
  [/\bkolko (?:zaplatim|platim|zaplatime|sa plati)(?: za)?\b/g, PRICE],
  [/\bkolko (?=stoj)/g, `${PRICE} `],
  [/\b(?:stoji|stoja|stat|cena|ceny|cenu|cennik)\b/g, PRICE],
  [/\btelefonne(?:ho)? cislo\b/g, 'telefon'],
  [/\be?mailov(?:a|u) adres[au]\b/g, 'email'],
] as const
