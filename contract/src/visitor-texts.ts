import { chatTexts } from './texts.ts'

/** What the server says to a visitor by itself, in the visitor's language. */
export interface VisitorTexts {
  readonly irrelevantPrompt: string
  readonly creditLimitReached: string
  /** Title of the source of an answer that the agent's owner wrote. */
  readonly teamAnswer: string
}

/** In English, as are the texts that the chat page carries. */
const teamAnswer = 'Answer from the team'

/** By ISO 639-1 code. Sent by the server, so the widget doesn't carry them. */
const TEXTS = new Map<string, VisitorTexts>(
  Object.entries({
    de: {
      irrelevantPrompt:
        'Es tut mir leid, dazu finde ich nichts in meinen Unterlagen. Fragen Sie mich gern etwas anderes.',
      creditLimitReached:
        'Es tut mir leid, in diesem Monat kann ich keine weiteren Fragen beantworten. Bitte wenden Sie sich direkt an uns.',
      teamAnswer: 'Antwort vom Team',
    },
    fr: {
      irrelevantPrompt:
        'Je suis désolé, je ne trouve rien à ce sujet dans mes documents. N’hésitez pas à me poser une autre question.',
      creditLimitReached:
        'Je suis désolé, je ne peux plus répondre à d’autres questions ce mois-ci. Veuillez nous contacter directement.',
      teamAnswer: 'Réponse de l’équipe',
    },
    es: {
      irrelevantPrompt:
        'Lo siento, no encuentro nada sobre eso en mis documentos. ¿Puedo ayudarte con otra pregunta?',
      creditLimitReached:
        'Lo siento, este mes ya no puedo responder más preguntas. Por favor, ponte en contacto con nosotros directamente.',
      teamAnswer: 'Respuesta del equipo',
    },
    pt: {
      irrelevantPrompt:
        'Desculpe, não encontro nada sobre isso nos meus documentos. Posso ajudar com outra pergunta?',
      creditLimitReached:
        'Desculpe, este mês já não posso responder a mais perguntas. Por favor, entre em contato conosco diretamente.',
      teamAnswer: 'Resposta da equipe',
    },
    it: {
      irrelevantPrompt:
        'Mi dispiace, non trovo nulla su questo nei miei documenti. Posso aiutarti con un’altra domanda?',
      creditLimitReached:
        'Mi dispiace, questo mese non posso rispondere ad altre domande. Ti preghiamo di contattarci direttamente.',
      teamAnswer: 'Risposta del team',
    },
    nl: {
      irrelevantPrompt:
        'Het spijt me, hierover vind ik niets in mijn documenten. Stel me gerust een andere vraag.',
      creditLimitReached:
        'Het spijt me, ik kan deze maand geen vragen meer beantwoorden. Neem gerust rechtstreeks contact met ons op.',
      teamAnswer: 'Antwoord van het team',
    },
    pl: {
      irrelevantPrompt:
        'Przykro mi, nie znajduję nic na ten temat w moich materiałach. Chętnie odpowiem na inne pytanie.',
      creditLimitReached:
        'Przykro mi, w tym miesiącu nie mogę już odpowiadać na pytania. Prosimy o bezpośredni kontakt z nami.',
      teamAnswer: 'Odpowiedź zespołu',
    },
    tr: {
      irrelevantPrompt:
        'Üzgünüm, belgelerimde bu konuda bir bilgi bulamadım. Başka bir soruda yardımcı olabilirim.',
      creditLimitReached:
        'Üzgünüm, bu ay daha fazla soru yanıtlayamıyorum. Lütfen bizimle doğrudan iletişime geçin.',
      teamAnswer: 'Ekibin yanıtı',
    },
    ru: {
      irrelevantPrompt:
        'К сожалению, в моих материалах об этом ничего нет. Буду рад помочь с другим вопросом.',
      creditLimitReached:
        'К сожалению, в этом месяце я больше не могу отвечать на вопросы. Пожалуйста, свяжитесь с нами напрямую.',
      teamAnswer: 'Ответ команды',
    },
    ar: {
      irrelevantPrompt:
        'عذرًا، لا أجد شيئًا عن هذا الموضوع في المعلومات المتاحة لي. يسعدني أن أساعدك في سؤال آخر.',
      creditLimitReached: 'عذرًا، لا يمكنني الإجابة عن مزيد من الأسئلة هذا الشهر. يُرجى التواصل معنا مباشرةً.',
      teamAnswer: 'إجابة من الفريق',
    },
    hi: {
      irrelevantPrompt: 'क्षमा करें, मेरे पास इस विषय की जानकारी नहीं है। आप मुझसे कोई और प्रश्न पूछ सकते हैं।',
      creditLimitReached: 'क्षमा करें, इस महीने मैं और प्रश्नों के उत्तर नहीं दे सकता। कृपया हमसे सीधे संपर्क करें।',
      teamAnswer: 'टीम का उत्तर',
    },
    th: {
      irrelevantPrompt: 'ขออภัย ไม่พบข้อมูลเกี่ยวกับเรื่องนี้ ลองถามเรื่องอื่นได้เลย ยินดีช่วยเสมอ',
      creditLimitReached: 'ขออภัย เดือนนี้ไม่สามารถตอบคำถามเพิ่มเติมได้แล้ว กรุณาติดต่อเราโดยตรง',
      teamAnswer: 'คำตอบจากทีมงาน',
    },
    zh: {
      irrelevantPrompt: '抱歉，我的资料中没有这方面的内容。欢迎您问我其他问题。',
      creditLimitReached: '抱歉，本月我无法再回答更多问题。请直接与我们联系。',
      teamAnswer: '团队的回答',
    },
    ja: {
      irrelevantPrompt:
        '申し訳ございません。その内容は手元の資料に見つかりませんでした。ほかのご質問がございましたら、お気軽にどうぞ。',
      creditLimitReached:
        '申し訳ございません。今月はこれ以上ご質問にお答えできません。恐れ入りますが、直接お問い合わせください。',
      teamAnswer: 'チームからの回答',
    },
  }),
)

/** The texts in a language (ISO 639-1), or in English where it isn't known. */
export function visitorTexts(language: string): VisitorTexts {
  return TEXTS.get(language) ?? { ...chatTexts, teamAnswer }
}
