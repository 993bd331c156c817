/** Words for numbers as knowledge writes them: 0 to 20, then 30, 40, 50, 60, 100, 1000; `/` between forms. */
const VALUES = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 100, 1000,
]
const WORDS: readonly string[] = [
  'zero one two three four five six seven eight nine ten eleven twelve/dozen thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred thousand',
  'null eins/ein/eine/einen/einem/einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig hundert/einhundert tausend/eintausend',
  'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - - vingt trente quarante cinquante soixante cent mille',
  'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta cien/ciento mil',
  'zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte trinta quarenta cinquenta sessenta cem/cento mil',
  'zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta cento mille',
  'nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig honderd duizend',
  'zero jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt sto tysiąc',
  'sıfır bir iki üç dört beş altı yedi sekiz dokuz on - - - - - - - - - yirmi otuz kırk elli altmış yüz bin',
  'ноль один/одна/одно/одного два/две/двух три/трёх/трех четыре/четырёх/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати тринадцать/тринадцати четырнадцать/четырнадцати пятнадцать/пятнадцати шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати девятнадцать/девятнадцати двадцать/двадцати тридцать/тридцати сорок пятьдесят/пятидесяти шестьдесят сто тысяча',
  '〇 一 二/两 三 四 五 六 七 八 九 十 - - - - - - - - - - - - - - 百 千',
]

/** First to tenth. */
const ORDINALS: readonly string[] = [
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  'erste/ersten/erster/erstes zweite/zweiten/zweiter/zweites dritte/dritten/dritter/drittes vierte/vierten fünfte/fünften sechste/sechsten siebte/siebten achte/achten neunte/neunten zehnte/zehnten',
  'premier/première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  'primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima',
  'primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima',
  'primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
]

const values = new Map([...readLines(ORDINALS, (at) => at + 1), ...readLines(WORDS, (at) => VALUES[at] ?? 0)])

function readLines(lines: readonly string[], toValue: (at: number) => number): [string, number][] {
  return lines.flatMap((line) =>
    line
      .split(' ')
      .flatMap((forms, at) => forms.split('/').map((form): [string, number] => [form, toValue(at)]))
      .filter(([word]) => word !== '-'),
  )
}

/** What a lower-case word says as a number; undefined for others. */
export function valueOfWord(word: string): number | undefined {
  return values.get(word)
}
