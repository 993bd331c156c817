/** Words for numbers as knowledge writes them: 0 to 12, then 15, 20, 30, 40, 50, 60, 100, 1000; `/` between forms. */
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 100, 1000]
const WORDS: readonly string[] = [
  'zero one two three four five six seven eight nine ten eleven twelve/dozen fifteen twenty thirty forty fifty sixty hundred thousand',
  'null eins/ein/eine/einen/einem/einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig hundert/einhundert tausend/eintausend',
  'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille',
  'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien/ciento mil',
  'zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta cem/cento mil',
  'zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta cento mille',
  'nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig honderd duizend',
  'zero jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście piętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt sto tysiąc',
  'sıfır bir iki üç dört beş altı yedi sekiz dokuz on - - - yirmi otuz kırk elli altmış yüz bin',
  'ноль один/одна/одно/одного два/две/двух три/трёх/трех четыре/четырёх/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати пятнадцать/пятнадцати двадцать/двадцати тридцать/тридцати сорок пятьдесят/пятидесяти шестьдесят сто тысяча',
  '〇 一 二/两 三 四 五 六 七 八 九 十 - - - - - - - - 百 千',
]

const values = new Map(
  WORDS.flatMap((line) =>
    line.split(' ').flatMap((forms, at) => forms.split('/').map((form) => [form, VALUES[at] ?? 0] as const)),
  ).filter(([word]) => word !== '-'),
)

/** What a lower-case word says as a number; undefined for others. */
export function valueOfWord(word: string): number | undefined {
  return values.get(word)
}
