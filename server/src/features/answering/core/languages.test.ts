import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { classifySmallTalk } from '@parleykit/engine/answer/conversation/classify-small-talk'
import { questionLanguage } from '@parleykit/engine/answer/conversation/question-language'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { expect, test } from 'vitest'
import { getWordRanks } from '../../retrieval/get-word-ranks.ts'

interface Case {
  readonly language: string
  readonly text: string
  /** Question, and the sentence that answers it. */
  readonly answered: readonly (readonly [question: string, phrase: string])[]
  readonly offTopic: string
  /** A greeting, and a word of its reply. */
  readonly greeting: readonly [said: string, reply: string]
}

const CASES: readonly Case[] = [
  {
    language: 'en',
    text: 'The library opens at nine on weekdays. A reader’s card costs 12 pounds a year. Children under ten read for free. Books may be kept for four weeks.',
    answered: [
      ['How much does a reader’s card cost?', '12 pounds'],
      ['When does the library open?', 'at nine'],
    ],
    offTopic: 'Who painted the Mona Lisa?',
    greeting: ['Hello!', 'How can I help'],
  },
  {
    language: 'de',
    text: 'Die Bücherei öffnet werktags um neun Uhr. Ein Leseausweis kostet 12 Euro im Jahr. Kinder unter zehn Jahren lesen kostenlos. Bücher dürfen vier Wochen behalten werden.',
    answered: [
      ['Was kostet ein Leseausweis?', '12 Euro'],
      ['Wann öffnet die Bücherei?', 'um neun Uhr'],
    ],
    offTopic: 'Wer hat die Mona Lisa gemalt?',
    greeting: ['Guten Tag', 'Wie kann ich helfen'],
  },
  {
    language: 'fr',
    text: 'La bibliothèque ouvre à neuf heures en semaine. La carte de lecteur coûte 12 euros par an. Les enfants de moins de dix ans lisent gratuitement. Les livres peuvent être gardés quatre semaines.',
    answered: [
      ['Combien coûte la carte de lecteur ?', '12 euros'],
      ['À quelle heure ouvre la bibliothèque ?', 'neuf heures'],
    ],
    offTopic: 'Qui a peint la Joconde ?',
    greeting: ['Bonjour', 'Comment puis-je vous aider'],
  },
  {
    language: 'es',
    text: 'La biblioteca abre a las nueve entre semana. El carné de lector cuesta 12 euros al año. Los niños menores de diez años leen gratis. Los libros se pueden conservar cuatro semanas.',
    answered: [
      ['¿Cuánto cuesta el carné de lector?', '12 euros'],
      ['¿A qué hora abre la biblioteca?', 'a las nueve'],
    ],
    offTopic: '¿Quién pintó la Mona Lisa?',
    greeting: ['Hola', 'ayudarte'],
  },
  {
    language: 'pt',
    text: 'A biblioteca abre às nove horas nos dias úteis. O cartão de leitor custa 12 euros por ano. As crianças com menos de dez anos leem de graça. Os livros podem ficar quatro semanas com o leitor.',
    answered: [
      ['Quanto custa o cartão de leitor?', '12 euros'],
      ['A que horas abre a biblioteca?', 'nove horas'],
    ],
    offTopic: 'Quem pintou a Mona Lisa?',
    greeting: ['Olá', 'ajudar'],
  },
  {
    language: 'it',
    text: 'La biblioteca apre alle nove nei giorni feriali. La tessera di lettore costa 12 euro all’anno. I bambini sotto i dieci anni leggono gratis. I libri si possono tenere quattro settimane.',
    answered: [
      ['Quanto costa la tessera di lettore?', '12 euro'],
      ['A che ora apre la biblioteca?', 'alle nove'],
    ],
    offTopic: 'Chi ha dipinto la Gioconda?',
    greeting: ['Buongiorno', 'aiutarti'],
  },
  {
    language: 'nl',
    text: 'De bibliotheek gaat op werkdagen om negen uur open. Een lezerspas kost 12 euro per jaar. Kinderen onder de tien jaar lezen gratis. Boeken mag je vier weken houden.',
    answered: [
      ['Hoeveel kost een lezerspas?', '12 euro'],
      ['Hoe laat gaat de bibliotheek open?', 'negen uur'],
    ],
    offTopic: 'Wie heeft de Mona Lisa geschilderd?',
    greeting: ['Goedemorgen', 'helpen'],
  },
  {
    language: 'pl',
    text: 'Biblioteka otwiera się o dziewiątej w dni robocze. Karta czytelnika kosztuje 12 złotych rocznie. Dzieci do lat dziesięciu czytają bezpłatnie. Książki można zatrzymać na cztery tygodnie.',
    answered: [
      ['Ile kosztuje karta czytelnika?', '12 złotych'],
      ['O której otwierają bibliotekę?', 'o dziewiątej'],
    ],
    offTopic: 'Kto namalował Mona Lisę?',
    greeting: ['Dzień dobry', 'pomóc'],
  },
  {
    language: 'tr',
    text: 'Kütüphane hafta içi saat dokuzda açılır. Okuyucu kartı yılda 12 liradır. On yaşından küçük çocuklar ücretsiz okur. Kitaplar dört hafta tutulabilir.',
    answered: [
      ['Okuyucu kartı ne kadar?', '12 lira'],
      ['Kütüphane saat kaçta açılıyor?', 'dokuzda'],
    ],
    offTopic: 'Mona Lisa’yı kim yaptı?',
    greeting: ['Merhaba', 'yardımcı'],
  },
  {
    language: 'ru',
    text: 'Библиотека открывается в девять часов по будням. Читательский билет стоит 12 рублей в год. Дети до десяти лет читают бесплатно. Книги можно держать четыре недели.',
    answered: [
      ['Сколько стоит читательский билет?', '12 рублей'],
      ['Когда открывается библиотека?', 'в девять'],
    ],
    offTopic: 'Кто написал Мону Лизу?',
    greeting: ['Здравствуйте', 'помочь'],
  },
  {
    language: 'ar',
    text: 'تفتح المكتبة أبوابها في الساعة التاسعة في أيام العمل. تبلغ تكلفة بطاقة القارئ 12 دينارًا في السنة. يقرأ الأطفال دون العاشرة مجانًا. يمكن الاحتفاظ بالكتب أربعة أسابيع.',
    answered: [
      ['كم تكلفة بطاقة القارئ؟', '12 دينار'],
      ['متى تفتح المكتبة؟', 'التاسعة'],
    ],
    offTopic: 'من رسم الموناليزا؟',
    greeting: ['مرحبا', 'مساعدتك'],
  },
  {
    language: 'hi',
    text: 'पुस्तकालय सप्ताह के दिनों में सुबह नौ बजे खुलता है। पाठक कार्ड की कीमत 120 रुपये प्रति वर्ष है। दस वर्ष से कम उम्र के बच्चे मुफ़्त में पढ़ते हैं। किताबें चार सप्ताह तक रखी जा सकती हैं।',
    answered: [
      ['पाठक कार्ड की कीमत कितनी है?', '120 रुपये'],
      ['पुस्तकालय कब खुलता है?', 'नौ बजे'],
    ],
    offTopic: 'मोना लिसा किसने बनाई?',
    greeting: ['नमस्ते', 'मदद'],
  },
  {
    language: 'th',
    text: 'ห้องสมุดเปิดเวลาเก้าโมงเช้าในวันธรรมดา บัตรผู้อ่านราคา 120 บาทต่อปี เด็กอายุต่ำกว่าสิบปีอ่านฟรี สามารถยืมหนังสือได้สี่สัปดาห์',
    answered: [
      ['บัตรผู้อ่านราคาเท่าไร', '120 บาท'],
      ['ห้องสมุดเปิดกี่โมง', 'เก้าโมง'],
    ],
    offTopic: 'ใครวาดภาพโมนาลิซา',
    greeting: ['สวัสดี', 'ช่วย'],
  },
  {
    language: 'zh',
    text: '图书馆工作日上午九点开门。读者证每年收费十二元。十岁以下的儿童免费阅读。图书可以借四个星期。',
    answered: [
      ['读者证多少钱？', '十二元'],
      ['图书馆几点开门？', '九点'],
    ],
    offTopic: '蒙娜丽莎是谁画的？',
    greeting: ['你好', '帮您'],
  },
  {
    language: 'ja',
    text: '図書館は平日の午前九時に開館します。読者カードの料金は年間千二百円です。十歳未満のお子様は無料で読めます。本は四週間借りられます。',
    answered: [
      ['読者カードの料金はいくらですか', '千二百円'],
      ['図書館は何時に開館しますか？', '九時'],
    ],
    offTopic: 'モナ・リザを描いたのは誰ですか？',
    greeting: ['こんにちは', 'ご用件'],
  },
]

function ask(text: string, question: string) {
  const passages = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: '',
  }))
  const search = searchIndex(buildIndex(passages), question, { ranksOf: getWordRanks, limit: 8 })
  const language = questionLanguage(question, [], search.question.languages)
  return { answer: composeAnswer({ search, passages }), language, passages }
}

test.each(
  CASES.flatMap(({ language, text, answered }) => answered.map((pair) => [language, text, pair] as const)),
)('%s answers %3$s', (language, text, [question, phrase]) => {
  const { answer, passages, language: spoken } = ask(text, question)
  expect(answer.kind === 'answer' ? answer.text : answer).toContain(phrase)
  const quotes = answer.kind === 'answer' ? answer.quotes : []
  for (const { passageId, quote } of quotes) expect(passages[passageId]?.text).toContain(quote)
  expect(spoken).toBe(language)
})

test.each(CASES)(
  '$language refuses what is off topic, and knows whose words to use',
  ({ language, text, offTopic }) => {
    const { answer, language: spoken } = ask(text, offTopic)
    expect(answer.kind).toBe('refusal')
    expect(spoken).toBe(language)
  },
)

test.each(CASES)('$language returns a greeting', ({ greeting: [said, reply] }) => {
  expect(classifySmallTalk(said, { name: 'Ada' })?.reply).toContain(reply)
})
