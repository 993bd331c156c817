import type { TranslatedTexts } from './translated-texts.ts'

/** By ISO 639-1 code. */
export const latinScriptTexts: Readonly<Record<string, TranslatedTexts>> = {
  de: {
    correction: 'Korrektur:',
    notConfirmed: (statement) => `Das kann ich nicht bestätigen: „${statement}“.`,
    brokenOff: 'Ich konnte diese Antwort nicht zu Ende schreiben. Bitte fragen Sie noch einmal.',
    irrelevantPrompt:
      'Es tut mir leid, dazu finde ich nichts in meinen Unterlagen. Fragen Sie mich gern etwas anderes.',
    creditLimitReached:
      'Es tut mir leid, in diesem Monat kann ich keine weiteren Fragen beantworten. Bitte wenden Sie sich direkt an uns.',
    dailyLimitReached:
      'Es tut mir leid, heute kann ich keine weiteren Fragen beantworten. Bitte kommen Sie morgen wieder.',
    teamAnswer: 'Antwort vom Team',
    troubleConnecting:
      'Es tut mir leid, ich habe gerade Verbindungsprobleme. Bitte versuchen Sie es später noch einmal.',
    paused: 'Dieser Assistent macht gerade eine kurze Pause. Bitte kommen Sie etwas später wieder.',
    botNotFound: 'Diesen Assistenten gibt es nicht, oder er ist nicht mehr verfügbar.',
    closed: 'Dieser Chat ist nur auf Einladung offen. Bitte fragen Sie uns nach einem Link.',
    notReady: 'Dieser Assistent ist noch nicht bereit. Bitte kommen Sie etwas später wieder.',
    copyCode: 'Code kopieren',
    codeCopied: 'Kopiert',
    codeNotCopied: 'Kopieren fehlgeschlagen',
    greeting: (name) => `Hallo! Ich bin ${name}. Wie kann ich Ihnen heute helfen?`,
    nothingAbout: (rest) => `Zu „${rest}“ finde ich nichts in meinen Unterlagen.`,
  },
  fr: {
    correction: 'Correction :',
    notConfirmed: (statement) => `Je ne peux pas confirmer ceci : « ${statement} ».`,
    brokenOff: 'Je n’ai pas pu terminer cette réponse. Merci de reposer votre question.',
    irrelevantPrompt:
      'Je suis désolé, je ne trouve rien à ce sujet dans mes documents. N’hésitez pas à me poser une autre question.',
    creditLimitReached:
      'Je suis désolé, je ne peux plus répondre à d’autres questions ce mois-ci. Veuillez nous contacter directement.',
    dailyLimitReached:
      'Je suis désolé, je ne peux plus répondre à d’autres questions aujourd’hui. Veuillez revenir demain.',
    teamAnswer: 'Réponse de l’équipe',
    troubleConnecting:
      'Je suis désolé, j’ai des problèmes de connexion en ce moment. Veuillez réessayer plus tard.',
    paused: 'Cet assistant fait une courte pause. Veuillez revenir un peu plus tard.',
    botNotFound: 'Cet assistant n’existe pas ou n’est plus disponible.',
    closed: 'Ce chat n’est ouvert que sur invitation. Veuillez nous demander un lien.',
    notReady: 'Cet assistant n’est pas encore prêt. Veuillez revenir un peu plus tard.',
    copyCode: 'Copier le code',
    codeCopied: 'Copié',
    codeNotCopied: 'Échec de la copie',
    greeting: (name) => `Bonjour ! Je suis ${name}. Comment puis-je vous aider aujourd’hui ?`,
    nothingAbout: (rest) => `Je ne trouve rien sur « ${rest} » dans mes documents.`,
  },
  es: {
    correction: 'Corrección:',
    notConfirmed: (statement) => `No puedo confirmar esto: «${statement}».`,
    brokenOff: 'No he podido terminar esta respuesta. Vuelve a preguntar, por favor.',
    irrelevantPrompt:
      'Lo siento, no encuentro nada sobre eso en mis documentos. ¿Puedo ayudarte con otra pregunta?',
    creditLimitReached:
      'Lo siento, este mes ya no puedo responder más preguntas. Por favor, ponte en contacto con nosotros directamente.',
    dailyLimitReached: 'Lo siento, hoy ya no puedo responder más preguntas. Vuelve mañana, por favor.',
    teamAnswer: 'Respuesta del equipo',
    troubleConnecting: 'Lo siento, ahora mismo tengo problemas de conexión. Inténtalo de nuevo más tarde.',
    paused: 'Este asistente está haciendo una breve pausa. Vuelve un poco más tarde, por favor.',
    botNotFound: 'Este asistente no existe o ya no está disponible.',
    closed: 'Este chat solo está abierto con invitación. Por favor, pídenos un enlace.',
    notReady: 'Este asistente aún no está listo. Vuelve un poco más tarde, por favor.',
    copyCode: 'Copiar código',
    codeCopied: 'Copiado',
    codeNotCopied: 'No se pudo copiar',
    greeting: (name) => `¡Hola! Soy ${name}. ¿En qué puedo ayudarte hoy?`,
    nothingAbout: (rest) => `Sobre «${rest}» no encuentro nada en mis documentos.`,
  },
  pt: {
    correction: 'Correção:',
    notConfirmed: (statement) => `Não consigo confirmar isto: “${statement}”.`,
    brokenOff: 'Não consegui terminar esta resposta. Por favor, pergunte novamente.',
    irrelevantPrompt:
      'Desculpe, não encontro nada sobre isso nos meus documentos. Posso ajudar com outra pergunta?',
    creditLimitReached:
      'Desculpe, este mês já não posso responder a mais perguntas. Por favor, entre em contato conosco diretamente.',
    dailyLimitReached: 'Desculpe, hoje já não posso responder a mais perguntas. Por favor, volte amanhã.',
    teamAnswer: 'Resposta da equipe',
    troubleConnecting:
      'Desculpe, estou com problemas de conexão neste momento. Por favor, tente novamente mais tarde.',
    paused: 'Este assistente está fazendo uma breve pausa. Por favor, volte um pouco mais tarde.',
    botNotFound: 'Este assistente não existe ou já não está disponível.',
    closed: 'Este chat só está aberto por convite. Por favor, peça-nos um link.',
    notReady: 'Este assistente ainda não está pronto. Por favor, volte um pouco mais tarde.',
    copyCode: 'Copiar código',
    codeCopied: 'Copiado',
    codeNotCopied: 'Não foi possível copiar',
    greeting: (name) => `Olá! Eu sou ${name}. Como posso ajudar hoje?`,
    nothingAbout: (rest) => `Sobre “${rest}” não encontro nada nos meus documentos.`,
  },
  it: {
    correction: 'Correzione:',
    notConfirmed: (statement) => `Non posso confermare questo: «${statement}».`,
    brokenOff: 'Non sono riuscito a completare questa risposta. Riprova, per favore.',
    irrelevantPrompt:
      'Mi dispiace, non trovo nulla su questo nei miei documenti. Posso aiutarti con un’altra domanda?',
    creditLimitReached:
      'Mi dispiace, questo mese non posso rispondere ad altre domande. Ti preghiamo di contattarci direttamente.',
    dailyLimitReached: 'Mi dispiace, oggi non posso rispondere ad altre domande. Torna domani, per favore.',
    teamAnswer: 'Risposta del team',
    troubleConnecting: 'Mi dispiace, al momento ho problemi di connessione. Riprova più tardi, per favore.',
    paused: 'Questo assistente è in una breve pausa. Torna un po’ più tardi, per favore.',
    botNotFound: 'Questo assistente non esiste o non è più disponibile.',
    closed: 'Questa chat è aperta solo su invito. Chiedici un link, per favore.',
    notReady: 'Questo assistente non è ancora pronto. Torna tra un po’, per favore.',
    copyCode: 'Copia codice',
    codeCopied: 'Copiato',
    codeNotCopied: 'Copia non riuscita',
    greeting: (name) => `Ciao! Sono ${name}. Come posso aiutarti oggi?`,
    nothingAbout: (rest) => `Su «${rest}» non trovo nulla nei miei documenti.`,
  },
  nl: {
    correction: 'Correctie:',
    notConfirmed: (statement) => `Dit kan ik niet bevestigen: ‘${statement}’.`,
    brokenOff: 'Ik kon dit antwoord niet afmaken. Stel je vraag nog eens.',
    irrelevantPrompt:
      'Het spijt me, hierover vind ik niets in mijn documenten. Stel me gerust een andere vraag.',
    creditLimitReached:
      'Het spijt me, ik kan deze maand geen vragen meer beantwoorden. Neem gerust rechtstreeks contact met ons op.',
    dailyLimitReached: 'Het spijt me, ik kan vandaag geen vragen meer beantwoorden. Kom morgen gerust terug.',
    teamAnswer: 'Antwoord van het team',
    troubleConnecting: 'Het spijt me, ik heb op dit moment verbindingsproblemen. Probeer het later nog eens.',
    paused: 'Deze assistent neemt even pauze. Kom wat later gerust terug.',
    botNotFound: 'Deze assistent bestaat niet of is niet meer beschikbaar.',
    closed: 'Deze chat is alleen op uitnodiging open. Vraag ons gerust om een link.',
    notReady: 'Deze assistent is nog niet klaar. Kom wat later terug, alsjeblieft.',
    copyCode: 'Code kopiëren',
    codeCopied: 'Gekopieerd',
    codeNotCopied: 'Kopiëren mislukt',
    greeting: (name) => `Hallo! Ik ben ${name}. Waarmee kan ik je vandaag helpen?`,
    nothingAbout: (rest) => `Over ‘${rest}’ vind ik niets in mijn documenten.`,
  },
  pl: {
    correction: 'Sprostowanie:',
    notConfirmed: (statement) => `Nie mogę tego potwierdzić: „${statement}”.`,
    brokenOff: 'Nie udało mi się dokończyć tej odpowiedzi. Proszę zapytać jeszcze raz.',
    irrelevantPrompt:
      'Przykro mi, nie znajduję nic na ten temat w moich materiałach. Chętnie odpowiem na inne pytanie.',
    creditLimitReached:
      'Przykro mi, w tym miesiącu nie mogę już odpowiadać na pytania. Prosimy o bezpośredni kontakt z nami.',
    dailyLimitReached: 'Przykro mi, dziś nie mogę już odpowiadać na pytania. Zapraszamy jutro.',
    teamAnswer: 'Odpowiedź zespołu',
    troubleConnecting:
      'Przykro mi, mam w tej chwili problemy z połączeniem. Proszę spróbować ponownie później.',
    paused: 'Ten asystent ma krótką przerwę. Zapraszamy nieco później.',
    botNotFound: 'Ten asystent nie istnieje lub nie jest już dostępny.',
    closed: 'Ten czat jest dostępny tylko na zaproszenie. Prosimy o kontakt w sprawie linku.',
    notReady: 'Ten asystent nie jest jeszcze gotowy. Prosimy wrócić nieco później.',
    copyCode: 'Kopiuj kod',
    codeCopied: 'Skopiowano',
    codeNotCopied: 'Nie udało się skopiować',
    greeting: (name) => `Dzień dobry! Nazywam się ${name}. W czym mogę dziś pomóc?`,
    nothingAbout: (rest) => `Na temat „${rest}” nie znajduję nic w moich materiałach.`,
  },
  tr: {
    correction: 'Düzeltme:',
    notConfirmed: (statement) => `Bunu doğrulayamıyorum: “${statement}”.`,
    brokenOff: 'Bu yanıtı tamamlayamadım. Lütfen tekrar sorun.',
    irrelevantPrompt:
      'Üzgünüm, belgelerimde bu konuda bir bilgi bulamadım. Başka bir soruda yardımcı olabilirim.',
    creditLimitReached:
      'Üzgünüm, bu ay daha fazla soru yanıtlayamıyorum. Lütfen bizimle doğrudan iletişime geçin.',
    dailyLimitReached: 'Üzgünüm, bugün daha fazla soru yanıtlayamıyorum. Lütfen yarın tekrar gelin.',
    teamAnswer: 'Ekibin yanıtı',
    troubleConnecting: 'Üzgünüm, şu anda bağlantı sorunu yaşıyorum. Lütfen daha sonra tekrar deneyin.',
    paused: 'Bu asistan kısa bir ara veriyor. Lütfen biraz sonra tekrar gelin.',
    botNotFound: 'Bu asistan mevcut değil veya artık kullanılamıyor.',
    closed: 'Bu sohbet yalnızca davetle açıktır. Bağlantı için lütfen bizimle iletişime geçin.',
    notReady: 'Bu asistan henüz hazır değil. Lütfen biraz sonra tekrar gelin.',
    copyCode: 'Kodu kopyala',
    codeCopied: 'Kopyalandı',
    codeNotCopied: 'Kopyalanamadı',
    greeting: (name) => `Merhaba! Ben ${name}. Bugün size nasıl yardımcı olabilirim?`,
    nothingAbout: (rest) => `Belgelerimde “${rest}” hakkında bir bilgi bulamadım.`,
  },
}
