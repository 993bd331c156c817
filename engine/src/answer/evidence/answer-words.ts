/** The languages that the fixed texts are in, and the neighbours that share much with them. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'ar',
  'hi',
  'th',
  'sv',
  'da',
  'cs',
  'uk',
]

/** Names of months and weekdays, as they stand alone and in dates ("maja", "мая"). */
function calendarNames(): string {
  const names = LANGUAGES.flatMap((language) => {
    const written = [{ month: 'long' }, { month: 'long', day: 'numeric' }, { weekday: 'long' }] as const
    return written.flatMap((options) => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at) =>
        format
          .formatToParts(new Date(Date.UTC(2024, at, at + 1)))
          .flatMap(({ type, value }) =>
            type === 'month' || type === 'weekday' ? [value.toLowerCase()] : [],
          ),
      ).flat()
    })
  })
  // The dates above fall on all weekdays; "may" and "mars" are words of their own and rarely alone.
  return [...new Set(names)].filter((name) => name.length > 3 && /\p{L}/u.test(name)).join('|')
}

/** Small numbers, and large ones, as words. */
const NUMERALS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|free|none|all|daily|weekly|monthly|annual(?:ly)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*zehn|\\p{L}*zig|hundert|tausend|\\p{L}*hundert\\p{L}*|\\p{L}*tausend|millionen|hälfte|drittel|viertel|kostenlos|täglich|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|moitié|gratuite?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|millón|millones|mitad|gratis|dois|duas|três|quatro|sete|oito|nove|dez|doze|vinte|trinta|quarenta|cinquenta|cem|milhões|milhão|metade|due|tre|quattro|cinque|sei|sette|otto|dieci|undici|dodici|venti|trenta|quaranta|cento|mila|milioni|metà|twee|drie|vijf|zes|zeven|negen|tien|twaalf|\\p{L}*tien|\\p{L}*tig|honderd|duizend|miljoen|helft|dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|osiem|dziewięć|dziesięć|kilkanaście|dwadzieścia|trzydzieści|sto|tysiąc|tysięcy|tysiące|milion\\p{L}*|półtora|połowa|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|yüz|bin|milyon|yarısı|два|две|двух|три|трёх|трех|четыре|пять|пяти|шесть|семь|восемь|девять|десять|двадцать|тридцать|сорок|сорока|пятьдесят|сто|тысяч\\p{L}*|миллион\\p{L}*|половин\\p{L}*|اثن\\p{L}+|ثلاث\\p{L}*|أربع\\p{L}*|خمس\\p{L}*|ست\\p{L}*|سبع\\p{L}*|ثمان\\p{L}*|تسع\\p{L}*|عشر\\p{L}*|إحدى|مئة|مائة|ألف|مليون|نصف|دو|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|बारह|बीस|तीस|चालीस|पचास|सौ|हज़ार|हजार|लाख|करोड़|आधा'
const UNSPACED_NUMERALS =
  '[一二三四五六七八九十百千万億亿两]|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง|หนึ่ง'

/** A date, a time of the day, or the name of a month or weekday. */
export const DATES = new RegExp(
  `(?<!\\p{N})(?:1\\p{Nd}{3}|2[05]\\p{Nd}{2})(?!\\p{N})|(?<!\\p{N})\\p{Nd}{1,2}(?:st|nd|rd|th|\\.|º)?\\s(?:${calendarNames()})|(?<!\\p{N})\\p{Nd}{1,2}(?:st|nd|rd|th)(?!\\p{L})|(?<!\\p{N})\\p{Nd}{1,2}[:.]\\p{Nd}{2}(?!\\p{N})|\\p{Nd}{1,2}\\s?(?:uhr|h|heures?|ч|น\\.)(?!\\p{L})|\\p{N}\\s?[年月日时時点世]|世紀|世纪|centur|jahrhundert|siècle|siglo|secolo|século|eeuw|wieku?(?!\\p{L})|yüzyıl|век|القرن|शताब्दी|ศตวรรษ|พ\\.ศ\\.|ค\\.ศ\\.|(?<!\\p{L})(?:${calendarNames()}|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\\p{L})`,
  'iu',
)
export const NUMBERS = new RegExp(
  `\\p{N}|(?<![\\p{L}\\p{M}])(?:${NUMERALS})(?![\\p{L}\\p{M}])|${UNSPACED_NUMERALS}`,
  'iu',
)
/** A capital that doesn't begin the sentence. It is looked for first, so that what stands before is read once. */
export const NAMES = /(?=\p{Lu})(?<=\p{L}['’\s,(“"-]+)\p{Lu}[\p{L}\p{M}]+/u
export const REASONS =
  /(?<!\p{L})(?:because|due to|since|so that|in order to|as a result|therefore|caused?|led to|reason|weil|denn|da|wegen|damit|deshalb|daher|um|parce|car|afin|à cause|pour|grâce|porque|debido|para|gracias|pois|devido|perché|poiché|affinché|grazie|omdat|doordat|want|zodat|vanwege|ponieważ|gdyż|bo|dlatego|żeby|aby|çünkü|için|nedeniyle|yüzünden|diye|потому|так как|поэтому|чтобы|из-за|لأن\p{L}*|بسبب|لذلك|كي|क्योंकि|इसलिए|कारण|ताकि|เพราะ|เนื่องจาก|จึง)(?!\p{L})|因为|由于|所以|因此|为了|以便|ため|ので|から|เพราะ|เนื่องจาก|때문/iu
