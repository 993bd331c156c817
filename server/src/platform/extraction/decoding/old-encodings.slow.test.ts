import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const german =
  'Unsere Öffnungszeiten: täglich von neun bis achtzehn Uhr, außer an Feiertagen. Für größere Gruppen bitten wir um eine Anmeldung, möglichst drei Tage früher.'
const french =
  'Nos horaires : tous les jours de neuf heures à dix-huit heures, sauf les jours fériés. Les élèves bénéficient d’un tarif réduit. Le château a été bâti au siècle dernier.'
const polish =
  'Sklep jest czynny codziennie od dziewiątej do osiemnastej, z wyjątkiem świąt. Zwrot zakupionych towarów jest możliwy w ciągu trzydziestu dni. Prosimy o wcześniejszą rezerwację.'
const hungarian =
  'Az üzlet minden nap kilenctől tizennyolc óráig tart nyitva, az ünnepnapok kivételével. A megvásárolt áru harminc napon belül visszaküldhető.'
const russian =
  'Магазин открыт ежедневно с девяти до восемнадцати часов, кроме праздничных дней. Возврат купленных товаров возможен в течение тридцати дней.'
const ukrainian =
  'Магазин відчинений щодня з девятої до вісімнадцятої години, крім святкових днів. Повернення куплених товарів можливе протягом тридцяти днів.'
const greek =
  'Το κατάστημα είναι ανοιχτό κάθε μέρα από τις εννέα έως τις έξι, εκτός από τις αργίες. Η επιστροφή των προϊόντων είναι δυνατή εντός τριάντα ημερών.'
const turkish =
  'Mağazamız resmî tatiller dışında her gün dokuzdan on sekize kadar açıktır. Satın alınan ürünler otuz gün içinde iade edilebilir. Şimdiden teşekkürler.'
const hebrew =
  'החנות פתוחה כל יום מתשע בבוקר עד שש בערב, למעט חגים. ניתן להחזיר מוצרים שנקנו בתוך שלושים יום.'
const arabic =
  'المتجر مفتوح كل يوم من التاسعة صباحا حتى السادسة مساء ما عدا أيام العطل. يمكن إرجاع البضائع المشتراة خلال ثلاثين يوما.'
const thai = 'ร้านเปิดทุกวันตั้งแต่เวลาเก้าโมงเช้าถึงหกโมงเย็น ยกเว้นวันหยุดราชการ สินค้าที่ซื้อแล้วสามารถคืนได้ภายในสามสิบวัน'
const japanese =
  '当店は祝日を除き、毎日午前九時から午後六時まで営業しております。お買い上げの商品は三十日以内であれば返品が可能です。'
const korean =
  '저희 매장은 공휴일을 제외하고 매일 오전 아홉 시부터 오후 여섯 시까지 영업합니다. 구입하신 상품은 삼십 일 이내에 반품하실 수 있습니다.'
const chinese =
  '本店除法定节假日外，每天上午九点至下午六点营业。所购商品可在三十天内退货。团体顾客请提前通过电话预约，以免排队等候。'
const traditional =
  '本店除國定假日外，每天上午九點至下午六點營業。所購商品可在三十天內退貨。團體顧客請提前透過電話預約，以免排隊等候。'

const lithuanian =
  'Parduotuvė dirba kasdien nuo devintos iki aštuonioliktos valandos, išskyrus šventes. Įsigytas prekes galima grąžinti per trisdešimt dienų.'
const latvian =
  'Veikals ir atvērts katru dienu no deviņiem līdz astoņpadsmitiem, izņemot svētku dienas. Preces var atgriezt trīsdesmit dienu laikā.'
const czech =
  'Obchod je otevřen denně od devíti do osmnácti hodin, kromě svátků. Zakoupené zboží lze vrátit do třiceti dnů.'
const spanish =
  '¿Cuándo abren? La tienda está abierta todos los días de nueve a dieciocho horas, excepto los días festivos. El niño paga menos.'
const western = `${german}\n${'Les élèves et les garçons ont déjà reçu leur goûter à Noël.'}\nÉ possível devolver, então não há razão. El año pasado. Søndag er lukket på øen.`

it.each([
  ['windows-1252', german],
  ['windows-1252', western],
  ['macintosh', western],
  ['macintosh', french],
  ['macintosh', german],
  ['windows-1252', spanish],
  ['macintosh', spanish],
  ['windows-1257', lithuanian],
  ['windows-1257', latvian],
  ['windows-1250', czech],
  ['iso-8859-2', czech],
  ['windows-874', thai],
  ['windows-1252', french],
  ['iso-8859-15', german],
  ['windows-1250', polish],
  ['iso-8859-2', polish],
  ['windows-1250', hungarian],
  ['windows-1251', russian],
  ['iso-8859-5', russian],
  ['koi8-r', russian],
  ['ibm866', russian],
  ['windows-1251', ukrainian],
  ['koi8-u', ukrainian],
  ['windows-1253', greek],
  ['iso-8859-7', greek],
  ['windows-1254', turkish],
  ['windows-1255', hebrew],
  ['iso-8859-8', hebrew],
  ['windows-1256', arabic],
  ['iso-8859-6', arabic],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['euc-kr', korean],
  ['gb18030', chinese],
  ['big5', traditional],
])('reads a paragraph in %s: %s', (characterSet, text) => {
  expect(decodeText(encode(text, characterSet)).text).toBe(text)
})

it.each([german, russian, greek, arabic, thai, japanese, korean, chinese])(
  'reads UTF-16 without a mark: %s',
  (text) => {
    const littleEndian = Buffer.from(text, 'utf16le')
    expect(decodeText(littleEndian)).toEqual({ text, characterSet: 'utf-16le' })
    expect(decodeText(littleEndian.swap16())).toEqual({ text, characterSet: 'utf-16be' })
  },
)

/** The platform only decodes, so the sequences of one and two bytes are tried to find each character's. */
function encode(text: string, characterSet: string): Uint8Array {
  const decoder = new TextDecoder(characterSet)
  const sequences = new Map<string, number[]>()
  const wanted = new Set(text)
  for (let lead = 0; lead < 256; lead++) {
    for (const bytes of [[lead], ...Array.from({ length: 192 }, (_, at) => [lead, at + 64])]) {
      const character = decoder.decode(Uint8Array.from(bytes))
      if (wanted.has(character) && !sequences.has(character)) sequences.set(character, bytes)
    }
  }
  const missing = [...wanted].filter((character) => !sequences.has(character))
  if (missing.length > 0) throw new Error(`${characterSet} lacks ${missing.join('')}`)
  return Uint8Array.from([...text].flatMap((character) => sequences.get(character) ?? []))
}
